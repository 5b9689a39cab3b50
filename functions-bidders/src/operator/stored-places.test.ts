import { expect, it } from 'vitest'
import definition from '../../../infra/cosmos.json' with { type: 'json' }
import { blobContainers, queues } from './stored-places.ts'

it('names all containers of files, and all queues but those that only show whether triggers run', () => {
  expect([...blobContainers].toSorted()).toEqual([...definition.blobContainers].toSorted())
  expect([...queues]).toEqual(definition.queues.filter((name) => !name.startsWith('probes-')))
})
