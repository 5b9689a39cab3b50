import * as z from 'zod/mini'
import { type App, endpoint } from './endpoint.ts'

/** Liveness and readiness, the same for every app. */

export const health = (app: App, path = 'health') =>
  endpoint({
    app,
    name: path === 'health' ? 'health' : `health_${path.split('/')[0]}`,
    summary: 'Check whether the app is running, without its dependencies',
    method: 'GET',
    path,
    access: { kind: 'public' },
    answer: z.object({ status: z.literal('ok'), app: z.string(), version: z.string() }),
    errors: [],
  })

export const ready = (app: App) =>
  endpoint({
    app,
    name: 'ready',
    summary: 'Check whether each dependency responds, by name',
    method: 'GET',
    path: 'ready',
    access: { kind: 'public' },
    answer: z.object({ status: z.enum(['ready', 'degraded']), dependencies: z.record(z.string(), z.enum(['up', 'down'])) }),
    errors: [],
  })
