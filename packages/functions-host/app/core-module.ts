import type {
  FunctionCallback,
  FunctionMetadata,
  HookCallback,
  ProgrammingModel,
  RpcBinding,
  RpcLogCategory,
  RpcLogLevel,
} from './core-types.ts'
import type { Hooks } from './hooks.ts'

export type Trigger = { name: string; type: string; binding: RpcBinding }

export type RegisteredFunction = { name: string; metadata: FunctionMetadata; callback: FunctionCallback; trigger: Trigger }

/** What an app has declared through its core module so far. */
export type Registrations = {
  functions: Map<string, RegisteredFunction>
  model: ProgrammingModel | undefined
  /** Set when start-up is over: from then on registrations are refused, as the worker does. */
  sealed: boolean
}

/** Releases what it was made for, once. */
class Disposable {
  #release: (() => unknown) | undefined

  constructor(release: () => unknown) {
    this.#release = release
  }

  static from(...items: { dispose(): unknown }[]): Disposable {
    return new Disposable(() => {
      for (const item of items) item.dispose()
    })
  }

  dispose(): unknown {
    const release = this.#release
    this.#release = undefined
    return release?.()
  }
}

function register(metadata: FunctionMetadata, callback: FunctionCallback, registrations: Registrations): Disposable {
  const { functions } = registrations
  if (registrations.sealed) throw new Error('A function can only be registered during app startup.')
  if (functions.has(metadata.name)) throw new Error(`A function with name "${metadata.name}" has already been registered.`)
  const found = Object.entries(metadata.bindings).find(([, binding]) => /trigger$/i.test(binding.type))
  if (!found) throw new Error(`Function "${metadata.name}" has no trigger.`)
  const [name, binding] = found
  functions.set(metadata.name, { name: metadata.name, metadata, callback, trigger: { name, type: binding.type.toLowerCase(), binding } })
  return new Disposable(() => {
    if (registrations.sealed) throw new Error('A function can only be disposed during app startup.')
    functions.delete(metadata.name)
  })
}

/**
 * The object that an app gets for `require('@azure/functions-core')`: registrations land in `registrations` and `hooks`.
 * `hostVersion` is one that the library allows response streaming and log hooks with (4.34 or later).
 */
export function createCoreModule(
  registrations: Registrations,
  hooks: Hooks,
  log: (level: RpcLogLevel, category: RpcLogCategory, message: string) => void,
): object {
  return {
    version: '3.13.0',
    hostVersion: '4.1045.0',
    Disposable,
    setProgrammingModel(model: ProgrammingModel) {
      registrations.model = model
    },
    getProgrammingModel: () => registrations.model,
    registerFunction: (metadata: FunctionMetadata, callback: FunctionCallback) => register(metadata, callback, registrations),
    registerHook(name: string, callback: HookCallback) {
      const remove = hooks.register(name, callback)
      return new Disposable(remove)
    },
    log,
  }
}
