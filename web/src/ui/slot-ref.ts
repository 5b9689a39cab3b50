import type { Ref } from 'react'

/** A ref for one of Fluent's controls, whose types infer `never` for it under `exactOptionalPropertyTypes`. */
export const slotRef = <Target>(ref: Ref<Target> | undefined): Ref<never> => (ref ?? null) as Ref<never>
