import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const specifier = '@azure/functions-core'
/** Addresses of the supplied modules; the module cache knows them by these. */
export const coreScheme = 'functions-core:'

/** Where the generated module body finds its object; a symbol of our own on the global object, invisible to apps that don't look for it. */
const registryName = 'functions-host.functions-core'
/** Every core module that was provided; its place here is its address, for modules are cached by address. */
const cores: object[] = []
const placeOf = new Map<string, number>()
let installed = false

function findPlace(parentUrl: string | undefined): number | undefined {
  for (const [directoryUrl, place] of placeOf) if (parentUrl?.startsWith(directoryUrl)) return place
  return undefined
}

function install(): void {
  installed = true
  Object.defineProperty(globalThis, Symbol.for(registryName), { value: cores })
  registerHooks({
    resolve(request, context, next) {
      const place = request === specifier ? findPlace(context.parentURL) : undefined
      return place === undefined ? next(request, context) : { url: `${coreScheme}${place}`, format: 'commonjs', shortCircuit: true }
    },
    load(url, context, next) {
      if (!url.startsWith(coreScheme)) return next(url, context)
      const source = `module.exports = globalThis[Symbol.for('${registryName}')][${url.slice(coreScheme.length)}]`
      return { format: 'commonjs', source, shortCircuit: true }
    },
  })
}

/**
 * From now on every file below `directory` that requires or imports `@azure/functions-core` gets `core`.
 * Two apps in one process therefore keep apart, as they do in workers of their own.
 * @param directory a real path (links resolved), for modules are known by theirs
 */
export function provideCoreModule(directory: string, core: object): void {
  if (!installed) install()
  placeOf.set(`${pathToFileURL(directory).href}/`, cores.push(core) - 1)
}
