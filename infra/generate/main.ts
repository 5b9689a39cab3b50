import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRecords } from '@auctionwiz/records/all-records'
import { cosmosLayout } from './cosmos.ts'
import { dataModelPage } from './data-model.ts'
import { addSamples } from './samples.ts'
import { recordSources, root } from './sources.ts'

/**
 * Writes what follows from the declarations of stored nouns: `infra/cosmos.json`, `docs/data-model.md`, and samples of records that have none of
 * their version.
 */
const write = (file: string, content: string): void => writeFileSync(join(root, file), content)
/** Small objects on one line each, which the formatter keeps. */
const json = (content: object): string =>
  `${JSON.stringify(content, null, 2).replace(/\{\s+("path": "[^"]+")(?:,\s+("order": "[^"]+"))?\s+\}/g, (_whole, ...[path, order]) => `{ ${[path, order].filter(Boolean).join(', ')} }`)}\n`

write('infra/cosmos.json', json(cosmosLayout(allRecords)))
const added = addSamples(allRecords)
write('docs/data-model.md', dataModelPage(allRecords, recordSources()))
const format = ['format', '--write', 'infra/cosmos.json', ...added]
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), ...format], { cwd: root })
if (status !== 0) throw new Error('The formatter failed.')
