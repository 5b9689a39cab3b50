/**
 * The shapes of `@azure/functions-core`, the module that the Functions worker supplies at run time and that no registry holds.
 * Only what the library's invocation model reads or answers is described.
 */

export type RpcTypedData = {
  string?: string
  json?: string
  bytes?: Uint8Array
  http?: RpcHttpRequest | RpcHttpResponse
}

export type RpcHttpRequest = {
  method: string
  url: string
  headers: Record<string, string>
  params: Record<string, string>
  body?: RpcTypedData
}

/** Wrapped values are the worker's way to distinguish "not given" from "empty". */
export type RpcCookie = {
  name: string
  value: string
  domain?: { value?: string | null } | null
  path?: { value?: string | null } | null
  expires?: { value?: { seconds?: number | null } | null } | null
  secure?: { value?: boolean | null } | null
  httpOnly?: { value?: boolean | null } | null
  sameSite?: 'none' | 'lax' | 'strict' | 'explicitNone' | null
  maxAge?: { value?: number | null } | null
}

export type RpcHttpResponse = {
  statusCode?: string
  headers?: Record<string, string>
  cookies?: RpcCookie[]
  body?: RpcTypedData | null
}

export type RpcParameterBinding = { name: string; data?: RpcTypedData | undefined }

export type RpcInvocationRequest = {
  invocationId: string
  functionId: string
  inputData: RpcParameterBinding[]
  triggerMetadata: Record<string, RpcTypedData>
  traceContext: { traceParent?: string; traceState?: string; attributes?: Record<string, string> }
  retryContext: null
}

export type RpcInvocationResponse = {
  outputData?: RpcParameterBinding[] | null
  returnValue?: RpcTypedData | null
}

/** A binding as the app declared it: `type`, `direction` and the options of that binding (route, methods, queueName, schedule ...). */
export type RpcBinding = { type: string; direction: 'in' | 'out' | 'inout'; [option: string]: unknown }

export type FunctionMetadata = { name: string; bindings: Record<string, RpcBinding>; retryOptions?: object | undefined }

export type FunctionCallback = (...inputs: unknown[]) => unknown

export type RpcLogLevel = 'trace' | 'debug' | 'information' | 'warning' | 'error' | 'critical' | 'none'
export type RpcLogCategory = 'user' | 'system' | 'customMetric'

export type InvocationState = 'preInvocationHooks' | 'invocation' | 'postInvocationHooks'

export type CoreInvocationContext = {
  invocationId: string
  request: RpcInvocationRequest
  metadata: FunctionMetadata
  state?: InvocationState | undefined
  log(level: RpcLogLevel, category: RpcLogCategory, message: string): void
}

export type InvocationModel = {
  getArguments(): Promise<{ context: unknown; inputs: unknown[] }>
  invokeFunction(context: unknown, inputs: unknown[], callback: FunctionCallback): Promise<unknown>
  getResponse(context: unknown, result: unknown): Promise<RpcInvocationResponse>
}

export type ProgrammingModel = {
  name: string
  version: string
  getCapabilities(capabilities: Record<string, string>): Promise<Record<string, string>>
  getInvocationModel(context: CoreInvocationContext): InvocationModel
}

export type HookName = 'appStart' | 'appTerminate' | 'preInvocation' | 'postInvocation' | 'log'
export type HookCallback = (context: Record<string, unknown>) => unknown
