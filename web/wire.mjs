/** Writes wire.d.ts, the documents of the API as types, from its OpenAPI description on standard input. */
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SAYS = ["type", "$ref", "anyOf", "enum", "const"];

/** A schema that says nothing is anything, and an object without properties may have any. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== "object" || schema === null) return schema;
  const written = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, plain(value)]));
  if (schema.properties)
    written.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [
        name,
        SAYS.some((key) => key in one) ? plain(one) : { tsType: "unknown" },
      ]),
    );
  delete written.default;
  if (schema.type === "object" && !schema.properties && !schema.additionalProperties)
    return { tsType: "Readonly<Record<string, unknown>>" };
  return written;
}

const { components } = JSON.parse(readFileSync(0, "utf8").replaceAll("#/components/schemas/", "#/$defs/"));
const schema = { title: "Wire", type: "object", $defs: plain(components.schemas) };
const text = await compile(schema, "Wire", {
  additionalProperties: false,
  unreachableDefinitions: true,
  bannerComment: "",
  format: false,
  maxItems: 2,
});
writeFileSync(new URL("wire.d.ts", import.meta.url), text);
