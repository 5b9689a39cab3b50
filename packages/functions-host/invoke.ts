import type { RegisteredFunction } from './app/core-module.ts'
import type {
  CoreInvocationContext,
  FunctionCallback,
  RpcInvocationRequest,
  RpcInvocationResponse,
  RpcParameterBinding,
  RpcTypedData,
} from './app/core-types.ts'
import type { FunctionApp } from './app/load-app.ts'
import { describeError } from './log.ts'

export type Call = {
  fn: RegisteredFunction
  invocationId: string
  /** What set the function off, for the log. */
  reason: string
  data: RpcTypedData | undefined
  triggerMetadata: Record<string, RpcTypedData>
  /** `traceparent` of the caller, to be continued. */
  traceParent?: string | undefined
  traceState?: string | undefined
}

/** A function ran longer than `functionTimeout`. It can't be stopped: its answer is no longer waited for. */
export class FunctionTimeoutError extends Error {
  override name = 'FunctionTimeoutError'
}

const traceParentForm = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/

/** The host's own span: a child of the caller's, or the root of a new trace that carries the invocation's id. */
function traceParent(call: Call): string {
  const hex = call.invocationId.replaceAll('-', '')
  const parent = call.traceParent ? traceParentForm.exec(call.traceParent) : null
  return `00-${parent?.[1] ?? hex}-${hex.slice(16)}-${parent?.[2] ?? '00'}`
}

function toRequest(call: Call): RpcInvocationRequest {
  const input: RpcParameterBinding = { name: call.fn.trigger.name, data: call.data }
  return {
    invocationId: call.invocationId,
    functionId: call.fn.name,
    inputData: [input],
    triggerMetadata: call.triggerMetadata,
    traceContext: { traceParent: traceParent(call), traceState: call.traceState ?? '', attributes: {} },
    retryContext: null,
  }
}

function coreContext(app: FunctionApp, call: Call): { core: CoreInvocationContext; tell(context: unknown): void } {
  let invocationContext: unknown
  const core: CoreInvocationContext = {
    invocationId: call.invocationId,
    request: toRequest(call),
    metadata: call.fn.metadata,
    state: undefined,
    log(level, category, message) {
      const name = category === 'user' ? `Function.${call.fn.name}.User` : `Function.${call.fn.name}`
      if (!app.hooks.has('log')) return app.log.write(level, name, message, call.invocationId)
      const entry = { level, message, category, invocationContext, hookData: {} }
      app.hooks.runNow('log', entry)
      app.log.write(entry.level, name, entry.message, call.invocationId)
    },
  }
  return {
    core,
    tell(context) {
      invocationContext = context
    },
  }
}

async function run(app: FunctionApp, call: Call): Promise<RpcInvocationResponse> {
  const { core, tell } = coreContext(app, call)
  const model = app.model.getInvocationModel(core)
  const { context, inputs } = await model.getArguments()
  tell(context)
  const shared = { hookData: {}, appHookData: app.hookData, invocationContext: context }
  const before = { ...shared, inputs, functionCallback: call.fn.callback as FunctionCallback }
  core.state = 'preInvocationHooks'
  await app.hooks.run('preInvocation', before)

  const after = { ...shared, inputs: before.inputs, result: undefined as unknown, error: undefined as unknown }
  core.state = 'invocation'
  try {
    after.result = await model.invokeFunction(context, before.inputs, before.functionCallback)
  } catch (error) {
    after.error = error ?? new Error('The function threw nothing at all.')
  }
  core.state = 'postInvocationHooks'
  await app.hooks.run('postInvocation', after)
  core.state = undefined
  // A post-invocation hook may clear an error or set one.
  if (after.error !== undefined && after.error !== null) throw after.error
  return model.getResponse(context, after.result)
}

async function withinTimeout<T>(work: Promise<T>, milliseconds: number | undefined, name: string): Promise<T> {
  if (milliseconds === undefined) return work
  let timer: NodeJS.Timeout | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new FunctionTimeoutError(`Timeout of ${milliseconds / 1000} s exceeded by function ${name}.`)),
      milliseconds,
    )
  })
  try {
    return await Promise.race([work, expiry])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs one function through the library's invocation model, hooks included, and logs how it went.
 * @throws what the function or a hook threw, or FunctionTimeoutError
 */
export async function invoke(app: FunctionApp, call: Call): Promise<RpcInvocationResponse> {
  const category = `Function.${call.fn.name}`
  const started = performance.now()
  const took = (): string => `${(performance.now() - started).toFixed(1)} ms`
  if (app.log.enabled('debug', category)) app.log.write('debug', category, `Executing ${call.fn.name} (${call.reason})`, call.invocationId)
  try {
    const response = await withinTimeout(run(app, call), app.config.functionTimeout, call.fn.name)
    if (app.log.enabled('debug', category))
      app.log.write('debug', category, `Executed ${call.fn.name} (Succeeded, ${took()})`, call.invocationId)
    return response
  } catch (error) {
    app.log.write('error', category, `Executed ${call.fn.name} (Failed, ${took()}): ${describeError(error)}`, call.invocationId)
    throw error
  }
}
