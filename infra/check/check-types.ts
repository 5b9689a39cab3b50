/**
 * Checks resource types, API versions and properties of the templates against a clone of https://github.com/Azure/bicep-types-az and records in
 * `infra/checked-types.json` what was checked. `node infra/check/check-types.ts <folder of the clone>`
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemsOf } from './check-value.ts'
import { allRead, hasProperty, readProperties } from './read-properties.ts'
import { infra, templates } from './templates.ts'
import { openLibrary } from './type-library.ts'
import { usedProperties } from './used-properties.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined || !existsSync(folder)) {
  console.error('Usage: node infra/check/check-types.ts <clone>. Make one: git clone --depth 1 https://github.com/Azure/bicep-types-az')
  process.exit(2)
}

const library = openLibrary(folder)
const problems = [...templates].flatMap(([file, { resources }]) =>
  resources.flatMap(({ symbol, type, isExisting, value }) => {
    const found = library.find(type)
    if (!found) return [`${file}: ${type} is not in the library`]
    return isExisting ? [] : problemsOf(value, found.body, found.resolve).map((problem) => `${file}: ${symbol} (${type}): ${problem}`)
  }),
)
const unread = [...templates].flatMap(([file, template]) =>
  readProperties(template)
    .filter(({ type, name }) => {
      const found = library.find(type)
      return found && !hasProperty(found, name)
    })
    .map(({ symbol, type, name }) => `${file}: ${symbol} (${type}) has no properties.${name}`),
)
if (problems.length + unread.length > 0) {
  console.error([...problems, ...unread].join('\n'))
  process.exitCode = 1
} else {
  const used = usedProperties(templates.values())
  const record = { source: 'https://github.com/Azure/bicep-types-az', commit: library.commit, used, read: allRead(templates.values()) }
  writeFileSync(join(infra, 'checked-types.json'), `${JSON.stringify(record, null, 2)}\n`)
  console.log(`Checked ${Object.keys(used).length} resource types of ${templates.size} files against ${library.commit}.`)
}
