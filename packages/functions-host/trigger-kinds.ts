/** What sets functions off, as the option `--triggers` names it. */
export const triggerKinds = ['http', 'queue', 'timer'] as const
export type TriggerKind = (typeof triggerKinds)[number]
