import { html, nothing, type TemplateResult } from "lit";
import type { Dispute } from "./api";
import type { Board } from "./boardroom";
import { formBody, said, type Form } from "./sheet";

/** Shows a dispute: what it is about, and what may be decided now. */
export function disputeBody(board: Board, id: string): TemplateResult {
  const { view, words } = board;
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
      ${
        dispute.deadline == null
          ? nothing
          : html`<dt>${words("room-paper-until")}</dt>
              <dd>${board.left(dispute.deadline)}</dd>`
      }
      ${told(board, dispute)}
    </dl>
    ${next(board, id, dispute)} ${evidence(board, id, dispute)} ${principle(board, id)}`;
}

/** What was said in a dispute: what happened, why it is disputed, who was heard, why it was decided so, and its fee. */
function told({ words }: Board, dispute: Dispute): readonly TemplateResult[] {
  const parts = [
    ["room-field-facts", dispute.facts],
    ["room-field-grounds", dispute.grounds],
    ["room-heard", dispute.evidence?.join(", ")],
    ["room-field-reasons", dispute.reasons],
    [
      "room-fee",
      dispute.fee
        ? words(dispute.fee_confirmed ? "room-fee-confirmed" : "room-fee-unconfirmed", { fee: dispute.fee })
        : null,
    ],
  ] as const;
  return parts
    .filter(([, said]) => said)
    .map(
      ([label, said]) =>
        html`<dt>${words(label)}</dt>
          <dd class="room-told">${said}</dd>`,
    );
}

function sidesOf({ view }: Board, dispute: Dispute): readonly string[] {
  return view.event.matches[dispute.match]!.sides.filter((side): side is string => !!side && side !== "bye");
}

function next(board: Board, id: string, dispute: Dispute): TemplateResult | typeof nothing {
  const { words, send } = board;
  if (dispute.kind === "protest") return protest(board, id, dispute);
  if (dispute.state === "open" && dispute.judge !== "committee")
    return formBody(ruling(board, id, dispute), send);
  if (board.offers?.appeal)
    return html`<p>${words("room-appeal-says")}</p>
      <p class="row-of">
        ${sidesOf(board, dispute).map((name) => html`<button class="button" @click=${() => send({ appeal: { dispute: id, by: name } })}>${words("room-appeals", { player: name })}</button>`)}
      </p>`;
  if (dispute.state === "appealed" || (dispute.state === "open" && dispute.judge === "committee"))
    return formBody(committee(board, id, dispute), send);
  if (dispute.state === "voting") return voting(board, id, dispute);
  return nothing;
}

function protest(board: Board, id: string, dispute: Dispute): TemplateResult {
  return html`${confirmFee(board)} ${decideProtest(board, id, dispute)}`;
}

/** 145: a player's own protest comes without a word of its fee; the desk says that it has it. */
function confirmFee({ offers, send, words }: Board): TemplateResult | typeof nothing {
  const offer = offers?.confirm_fee;
  return offer
    ? html`<p class="row-of">
        <button class="button" @click=${() => send({ confirm_fee: offer.given })}>
          ${words("room-act-confirm_fee")}
        </button>
      </p>`
    : nothing;
}

function decideProtest(board: Board, id: string, dispute: Dispute): TemplateResult | typeof nothing {
  const { words, send } = board;
  if (dispute.state === "announced")
    return html`<p class="row-of">
      <button class="button" @click=${() => board.offer(dispute.match, "protest", { by: dispute.by })}>
        ${words("room-act-protest")}…
      </button>
    </p>`;
  if (dispute.state !== "filed") return nothing;
  const decide = (event: SubmitEvent): void => {
    event.preventDefault();
    const reasons = String(new FormData(event.target as HTMLFormElement).get("reasons") ?? "").trim();
    const decision = (event.submitter as HTMLButtonElement).value;
    send({ decide_protest: { dispute: id, decision, ...(reasons ? { reasons } : {}) } });
  };
  return html`<form class="room-form" @submit=${decide}>
    <p class="soft">${words("room-protest-decide")}</p>
    <label class="field"
      >${words("room-field-reasons")}<textarea
        class="input"
        name="reasons"
        rows="3"
        maxlength="2000"
      ></textarea>
    </label>
    <p class="row-of">
      <button class="button" value="upheld">${words("room-uphold")}</button>
      <button class="button" value="rejected">${words("room-reject")}</button>
    </p>
  </form>`;
}

function ruling(board: Board, id: string, dispute: Dispute): Form {
  const { words, view } = board;
  const sides = sidesOf(board, dispute);
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

function committee({ words }: Board, id: string, dispute: Dispute): Form {
  const first = dispute.state === "open";
  return {
    title: id,
    says: words(first ? "room-committee-players" : "room-committee-says"),
    submit: words("room-committee-form"),
    fields: [
      {
        name: "members",
        label: words("room-field-members"),
        kind: "names",
        help: words("room-field-members-says"),
      },
    ],
    build: ({ members }) => ({
      committee: { dispute: id, members, ...(first ? { chosen_by: "players" } : {}) },
    }),
  };
}

/** What a committee may vote for: on appeal the ruling, in first instance a side. */
export function choicesOf(
  dispute: Dispute,
  sides: readonly string[],
  words: Board["words"],
): readonly (readonly [string, string])[] {
  if (dispute.judge === "committee" && dispute.decision == null)
    return sides.map((side) => [side, words("room-vote-for", { player: side })] as const);
  return ["confirm", "annul", "alternative"].map((one) => [one, words(`room-vote-${one}`)] as const);
}

/** The ballot: each member votes on their own device; who has none hands in a closed paper; who cannot vote gives way. */
function voting(board: Board, id: string, dispute: Dispute): TemplateResult {
  const { words, send } = board;
  const members = dispute.members ?? [];
  const member = {
    name: "by",
    label: words("room-field-member"),
    kind: "choice",
    choices: members.map((name) => [name, name] as const),
  } as const;
  const vote: Form = {
    title: id,
    says: words("room-vote-by-hand"),
    submit: words("room-vote"),
    fields: [
      member,
      {
        name: "for",
        label: words("room-field-vote"),
        kind: "choice",
        choices: choicesOf(dispute, sidesOf(board, dispute), words),
      },
      { name: "second", label: words("room-field-second-official"), kind: "text" },
    ],
    build: ({ second, ...values }) => ({ vote: { dispute: id, ...values, paper: [board.name, second] } }),
  };
  const replace: Form = {
    title: id,
    says: words("room-replace-says"),
    submit: words("room-replace"),
    fields: [member, { name: "new", label: words("room-field-in"), kind: "text" }],
    build: (values) => ({
      committee: { dispute: id, replace: { [String(values.by)]: values.new } },
    }),
  };
  return html`<p>
      ${words("room-votes-in", { votes: dispute.votes, members: members.length })}${dispute.revote ? html` ${words("room-revote")}` : nothing}
    </p>
    <ul class="room-people">
      ${members.map((name) => html`<li><b>${name}</b><button class="button quiet" @click=${() => board.invite(name)}>${words("room-invite")}</button></li>`)}
    </ul>
    ${folded(words("room-vote-paper"), vote, send)} ${folded(words("room-replace"), replace, send)}`;
}

/** Who is heard: the parties always, others when they are asked. */
function evidence(board: Board, id: string, dispute: Dispute): TemplateResult | typeof nothing {
  const { words, send } = board;
  if (dispute.kind !== "claim" || !["open", "appealed", "voting"].includes(dispute.state)) return nothing;
  const form: Form = {
    title: id,
    submit: words("room-enter"),
    fields: [
      { name: "by", label: words("room-field-who"), kind: "text" },
      { name: "asked", label: words("room-field-asked"), kind: "check" },
    ],
    build: (values) => ({ evidence: { dispute: id, ...values } }),
  };
  return folded(words("room-heard"), form, send);
}

/** 5.4: anybody may ask the federation for a ruling of principle on a decision. */
function principle(board: Board, id: string): TemplateResult | typeof nothing {
  const { words, send } = board;
  const offer = board.offers?.report;
  if (!offer) return nothing;
  const form: Form = {
    title: id,
    says: words("room-principle-says"),
    submit: words("room-enter"),
    fields: [{ name: "reasons", label: words("room-field-reasons"), kind: "text", optional: true }],
    build: (values) => ({ report: said({ ...offer.given, ...values }) }),
  };
  return folded(words("room-principle"), form, send);
}

function folded(title: string, form: Form, send: (event: unknown) => void): TemplateResult {
  return html`<details>
    <summary>${title}</summary>
    ${formBody(form, send)}
  </details>`;
}
