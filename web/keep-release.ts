/**
 * Copies the hashed files of the release before into a new build, so that pages opened before a deployment can still fetch the code that they load
 * on demand. Run `node web/keep-release.ts <folder of the deployed release> [dist]` after the build and before the deployment.
 */
import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Lists the files that a build made itself; the next release keeps these alone, so that releases do not pile up. */
const listed = '.release.json'

const ownFiles = async (dist: string): Promise<string[]> => {
  const list = join(dist, listed)
  if (existsSync(list)) return JSON.parse(await readFile(list, 'utf8')) as string[]
  return existsSync(join(dist, 'assets')) ? (await readdir(join(dist, 'assets'))).sort() : []
}

/** @returns how many files of the release before were added */
export const keepRelease = async (before: string, dist: string): Promise<number> => {
  const own = await ownFiles(dist)
  const missing = (await ownFiles(before)).filter((file) => !own.includes(file))
  await mkdir(join(dist, 'assets'), { recursive: true })
  // Names carry a hash of the content: a file of the same name is the same file.
  await Promise.all(missing.map((file) => copyFile(join(before, 'assets', file), join(dist, 'assets', file), constants.COPYFILE_FICLONE)))
  await writeFile(join(dist, listed), JSON.stringify(own))
  return missing.length
}

if (import.meta.main) {
  const [before, dist = fileURLToPath(new URL('dist', import.meta.url))] = process.argv.slice(2)
  if (before === undefined || !existsSync(join(before, 'assets'))) {
    console.error('Usage: node web/keep-release.ts <folder of the deployed release> [dist]. The folder must contain assets/.')
    process.exitCode = 1
  } else console.log(`Kept ${await keepRelease(before, dist)} files of the release before.`)
}
