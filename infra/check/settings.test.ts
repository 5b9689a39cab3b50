import { expect, it } from 'vitest'
import { settingsOfCode, settingsOfPage, settingsOfTemplates } from './settings.ts'

/** Read by the Functions host, whose code is not here. */
const ofHost = [
  'APPLICATIONINSIGHTS_AUTHENTICATION_STRING',
  'AzureWebJobsStorage__clientId',
  'AzureWebJobsStorage__credential',
  'AzureWebJobsStorage__tableServiceUri',
  'languageWorkers__node__arguments',
]
const sorted = (names: readonly string[]): string[] => names.toSorted()

it('finds the settings of the code in each way of reading them', () => {
  const read = ['SIGNING_KEY', 'COSMOS_KEY', 'BIDDER_MAILS_PER_MINUTE', 'COMMUNICATION_ENDPOINT', 'AzureWebJobsStorage__blobServiceUri']
  expect(settingsOfCode()).toEqual(expect.arrayContaining(read))
})

it('explains every setting that the code reads, and no other', () => {
  expect(settingsOfPage()).toEqual(sorted([...settingsOfCode(), ...ofHost]))
})

it('gives every setting of the page from the templates, except those of a developer’s machine', () => {
  const local = settingsOfPage('On a developer')
  expect(local.length).toBeGreaterThan(3)
  expect(settingsOfTemplates()).toEqual(settingsOfPage().filter((name) => !local.includes(name)))
})
