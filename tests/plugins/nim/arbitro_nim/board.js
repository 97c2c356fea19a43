/** Draws the heap: a stone is a key that takes it and those after it. */
export function draw(place, match, enter) {
  const { stones } = match.after;
  const most = Math.max(0, ...(match.offers ?? []).flatMap((one) => (one.act === "take" ? one.fields[""] : [])));
  place.classList.add("nim-heap");
  place.replaceChildren(
    ...Array.from({ length: stones }, (_, at) => {
      const stone = document.createElement("button");
      const takes = stones - at;
      stone.type = "button";
      stone.disabled = !enter || takes > most;
      stone.ariaLabel = String(takes);
      stone.addEventListener("click", () => enter({ take: takes }));
      return stone;
    }),
  );
}
