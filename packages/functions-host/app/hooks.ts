import type { HookCallback, HookName } from './core-types.ts'

const hookNames: readonly HookName[] = ['appStart', 'appTerminate', 'preInvocation', 'postInvocation', 'log']

/** The hooks of one app, run in the order in which they were registered. */
export class Hooks {
  readonly #callbacks = new Map<HookName, HookCallback[]>(hookNames.map((name) => [name, []]))

  /** @returns a function that takes the hook away again. @throws RangeError for a hook that the Functions host does not know */
  register(name: string, callback: HookCallback): () => void {
    const callbacks = this.#callbacks.get(name as HookName)
    if (!callbacks) throw new RangeError(`Unrecognized hook "${name}"`)
    callbacks.push(callback)
    return () => {
      const index = callbacks.indexOf(callback)
      if (index >= 0) callbacks.splice(index, 1)
    }
  }

  has(name: HookName): boolean {
    return (this.#callbacks.get(name)?.length ?? 0) > 0
  }

  /** A hook that throws stops the ones after it and the work that it wraps. */
  async run(name: HookName, context: Record<string, unknown>): Promise<void> {
    for (const callback of [...(this.#callbacks.get(name) ?? [])]) await callback(context)
  }

  /** Log hooks are synchronous: what they change in the context is what gets logged. */
  runNow(name: 'log', context: Record<string, unknown>): void {
    for (const callback of [...(this.#callbacks.get(name) ?? [])]) callback(context)
  }
}
