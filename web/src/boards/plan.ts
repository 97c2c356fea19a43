import type { BedLine as Line, Circle, Cushion, Jaw, Pocket, TablePlan } from "../../wire";

/** A table in millimetres from its lower left corner, y upwards, as `/api/table/plans/{game}` serves it. */
export type Plan = TablePlan;
/** A straight cushion by its nose, the bed on its left. */
export type Nose = Cushion;
export type Round = Jaw;
export type { Circle, Line, Pocket };

const plans = new Map<string, Promise<Plan>>();

/** Returns the plan of a table. It is asked for once, and again where it could not be had. */
export function tablePlan(table: string): Promise<Plan> {
  let plan = plans.get(table);
  if (!plan) {
    plan = fetch(`/api/table/plans/${table}`).then((answer) => answer.json() as Promise<Plan>);
    plan.catch(() => plans.delete(table));
    plans.set(table, plan);
  }
  return plan;
}
