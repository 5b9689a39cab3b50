import { globSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createLog, type Log, type LogSink } from '../log.ts'
import { createCoreModule, type RegisteredFunction, type Registrations } from './core-module.ts'
import { coreScheme, provideCoreModule } from './core-resolver.ts'
import type { ProgrammingModel } from './core-types.ts'
import { Hooks } from './hooks.ts'
import { type HostConfig, readHostJson } from './host-json.ts'
import { type ProxyServer, startModel } from './start-model.ts'

/** Where an app lives: `directory` holds its package.json (with `main`) and host.json. */
export type AppSource = { name: string; directory: string }

export type FunctionApp = {
  name: string
  directory: string
  config: HostConfig
  functions: RegisteredFunction[]
  hooks: Hooks
  /** Shared by appStart and appTerminate hooks. */
  hookData: Record<string, unknown>
  model: ProgrammingModel
  /** The library's own http server, when the app streams http. */
  proxy: ProxyServer | undefined
  log: Log
}

type Manifest = { main?: string; type?: string }

function readManifest(directory: string): Manifest & { main: string } {
  const file = join(directory, 'package.json')
  let manifest: Manifest
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)} (is the app built?)`, { cause })
  }
  if (!manifest.main) throw new Error(`${file} names no "main"`)
  return { ...manifest, main: manifest.main }
}

async function loadEntryPoints(directory: string): Promise<void> {
  const manifest = readManifest(directory)
  const files = globSync(manifest.main, { cwd: directory }).sort()
  if (files.length === 0) throw new Error(`${directory}: no file matches "main" (${manifest.main}); is the app built?`)
  const require = createRequire(join(directory, 'package.json'))
  for (const file of files) {
    const path = join(directory, file)
    const extension = extname(path)
    if (extension === '.mjs' || (extension === '.js' && manifest.type === 'module')) await import(pathToFileURL(path).href)
    else require(path)
  }
}

/** A second start in the same process must run the entry points again; ES modules can't be forgotten, CommonJS ones can. */
function forgetModules(directory: string): void {
  const cache = createRequire(join(directory, 'package.json')).cache
  for (const path of Object.keys(cache)) if (path.startsWith(directory + sep) || path.startsWith(coreScheme)) delete cache[path]
}

function refuseUnservedOutputs(fn: RegisteredFunction): void {
  for (const binding of Object.values(fn.metadata.bindings)) {
    if (binding.direction === 'in' && !/trigger$/i.test(binding.type))
      throw new Error(`function ${fn.name} has an input binding of type ${binding.type}, which this host does not serve`)
    if (binding.direction === 'out' && binding.type.toLowerCase() !== 'http')
      throw new Error(`function ${fn.name} has an output binding of type ${binding.type}, which this host does not serve`)
  }
}

/** The triggers built into the Functions runtime. All others come with an extension, which apps in Node get from the bundle. */
const nativeTriggers = new Set(['httptrigger', 'timertrigger'])

/** As in Azure: a function without the extension of its trigger is in error and never runs; the others run. */
function withExtension(functions: RegisteredFunction[], config: HostConfig, log: Log): RegisteredFunction[] {
  return functions.filter(({ name, trigger }) => {
    if (config.extensionBundle || nativeTriggers.has(trigger.type)) return true
    const what = `The binding type(s) '${trigger.binding.type}' are not registered. Please ensure the type is correct and the binding extension is installed.`
    log.write('error', 'Host.Startup', `The '${name}' function is in error: ${what}`)
    return false
  })
}

/**
 * Loads a built package as the Functions worker does: entry points with the core module supplied, appStart hooks, then the model's
 * capabilities, which end start-up.
 * @throws Error naming the app when a file is missing, the code throws, or a binding is one that this host can't serve
 */
export async function loadApp(source: AppSource, sink: LogSink): Promise<FunctionApp> {
  try {
    const directory = realpathSync(source.directory)
    const config = readHostJson(directory)
    const log = createLog(source.name, sink, config.logLevels)
    const hooks = new Hooks()
    const registrations: Registrations = { functions: new Map(), model: undefined, sealed: false }
    const core = createCoreModule(registrations, hooks, (level, category, message) => {
      // What the library says of itself is for its makers, as in Azure, unless something is wrong.
      const own = category === 'system' && level === 'information' ? 'debug' : level
      log.write(own, category === 'user' ? 'Worker.User' : 'Worker', message)
    })
    forgetModules(directory)
    provideCoreModule(directory, core)
    await loadEntryPoints(directory)
    const hookData: Record<string, unknown> = {}
    await hooks.run('appStart', { hookData, appHookData: hookData, functionAppDirectory: directory })
    const model = registrations.model
    if (!model) throw new Error('no function was registered: is @azure/functions-core kept external in the bundle?')
    const proxy = await startModel(model)
    registrations.sealed = true
    const functions = withExtension([...registrations.functions.values()], config, log)
    functions.forEach(refuseUnservedOutputs)
    return { name: source.name, directory, config, functions, hooks, hookData, model, proxy, log }
  } catch (cause) {
    throw new Error(`app ${source.name} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
