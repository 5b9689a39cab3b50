import { env } from 'node:process'
import fc from 'fast-check'

/** Property tests take the same examples in each run, so that a failure is never chance; `PROPERTY_SEED=7 npm run unit` tries others. */
fc.configureGlobal({ seed: Number(env.PROPERTY_SEED ?? 1) })
