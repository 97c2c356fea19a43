import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../boards/words";
import type { EventView } from "./api";
import { matchForm } from "./forms";
import { formBody, said, type Form } from "./sheet";

/** Shows a dispute: what it is about, and what may be decided now. */
export function disputeBody(
  view: EventView,
  id: string,
  words: Words,
  send: (event: unknown) => void,
  invite: (name: string) => void,
): TemplateResult {
  const dispute = view.event.disputes[id]!;
  const match = view.event.matches[dispute.match]!;
  return html` <dl class="room-facts">
      <dt>${words("room-match")}</dt>
      <dd>${dispute.match}: ${match.sides.join(" – ")}</dd>
      <dt>${words("room-field-by")}</dt>
      <dd>${dispute.by}</dd>
      <dt>${words("room-dispute-state")}</dt>
      <dd>
        ${words(`room-dispute-${dispute.state}`)}${dispute.decision ? html` · <b>${dispute.decision}</b>` : nothing}${dispute.final ? html` · ${words("room-final-decision")}` : nothing}
      </dd>
    </dl>
    ${next(view, id, words, send, invite)}`;
}

function next(
  view: EventView,
  id: string,
  words: Words,
  send: (event: unknown) => void,
  invite: (name: string) => void,
): TemplateResult | typeof nothing {
  const dispute = view.event.disputes[id]!;
  const sides = view.event.matches[dispute.match]!.sides.filter(
    (side): side is string => !!side && side !== "bye",
  );
  if (dispute.kind === "protest") {
    if (dispute.state === "announced")
      return formBody(matchForm("protest", view, dispute.match, words), send);
    if (dispute.state !== "filed") return nothing;
    return html`<p class="soft">${words("room-protest-decide")}</p>
      <p class="row-of">
        <button class="button" @click=${() => send({ decide_protest: { dispute: id, decision: "upheld" } })}>
          ${words("room-uphold")}
        </button>
        <button
          class="button"
          @click=${() => send({ decide_protest: { dispute: id, decision: "rejected" } })}
        >
          ${words("room-reject")}
        </button>
      </p>`;
  }
  if (dispute.state === "open" && dispute.judge !== "committee")
    return formBody(ruling(view, id, sides, words), send);
  if (dispute.state === "ruled" && view.edition.startsWith("backgammon") && !dispute.final)
    return html`<p>${words("room-appeal-says")}</p>
      <p class="row-of">
        ${sides.map((name) => html`<button class="button" @click=${() => send({ appeal: { dispute: id, by: name } })}>${words("room-appeals", { player: name })}</button>`)}
      </p>`;
  if (dispute.state === "appealed" || (dispute.state === "open" && dispute.judge === "committee"))
    return formBody(committee(id, words), send);
  if (dispute.state === "voting") return voting(view, id, words, send, invite);
  return nothing;
}

function ruling(view: EventView, id: string, sides: readonly string[], words: Words): Form {
  const dispute = view.event.disputes[id]!;
  const judges =
    dispute.judge === "director"
      ? view.setup.directors.filter((name) => !sides.includes(name))
      : [dispute.judge ?? ""];
  return {
    title: id,
    submit: words("room-rule"),
    fields: [
      {
        name: "by",
        label: words("room-field-judge"),
        kind: "choice",
        choices: judges.map(
          (name) => [name, name === dispute.judge ? words(`room-judge-${name}`) : name] as const,
        ),
      },
      { name: "decision", label: words("room-field-decision"), kind: "text" },
      { name: "reasons", label: words("room-field-reasons"), kind: "text", optional: true },
    ],
    build: (values) => ({ ruling: said({ dispute: id, ...values }) }),
  };
}

function committee(id: string, words: Words): Form {
  return {
    title: id,
    says: words("room-committee-says"),
    submit: words("room-committee-form"),
    fields: [
      {
        name: "members",
        label: words("room-field-members"),
        kind: "names",
        help: words("room-field-members-says"),
      },
    ],
    build: ({ members }) => ({ committee: { dispute: id, members } }),
  };
}

/** The ballot: each member votes on his own device; who has none hands in a closed paper. */
function voting(
  view: EventView,
  id: string,
  words: Words,
  send: (event: unknown) => void,
  invite: (name: string) => void,
): TemplateResult {
  const dispute = view.event.disputes[id]!;
  const members = dispute.members ?? [];
  const form: Form = {
    title: id,
    says: words("room-vote-by-hand"),
    submit: words("room-vote"),
    fields: [
      {
        name: "by",
        label: words("room-field-member"),
        kind: "choice",
        choices: members.map((name) => [name, name] as const),
      },
      {
        name: "for",
        label: words("room-field-vote"),
        kind: "choice",
        choices: ["confirm", "annul", "alternative"].map((one) => [one, words(`room-vote-${one}`)] as const),
      },
    ],
    build: (values) => ({ vote: { dispute: id, ...values } }),
  };
  return html`<p>
      ${words("room-votes-in", { votes: dispute.votes, members: members.length })}${dispute.revote ? html` ${words("room-revote")}` : nothing}
    </p>
    <ul class="room-people">
      ${members.map((name) => html`<li><b>${name}</b><button class="button quiet" @click=${() => invite(name)}>${words("room-invite")}</button></li>`)}
    </ul>
    <details>
      <summary>${words("room-vote-paper")}</summary>
      ${formBody(form, send)}
    </details>`;
}
