import { expect, it } from 'vitest'
import { replyKeyword } from './reply-keyword.ts'

it.each([
  ...[
    'STOP',
    'stop',
    ' Stop. ',
    '"STOP"',
    'STOP!',
    'Stop\n',
    'STOPALL',
    'Stop all',
    'UNSUBSCRIBE',
    'Cancel',
    'END',
    'quit',
    'revoke',
    'REMOVE',
  ],
  ...['optout', 'Opt-out', 'opt out', 'ARRET', 'Arrêt', 'arre\u0302t', 'Stopp', 'baja', 'Please stop', 'Stop texting me', 'Oui, arrêt svp'],
])('%j asks for a stop', (message) => {
  expect(replyKeyword(message)).toEqual({ kind: 'stop' })
})

it.each(['START', 'start', 'Start.', 'UNSTOP', 'Yes', 'yes!'])('%j asks for a start', (message) => {
  expect(replyKeyword(message)).toEqual({ kind: 'start' })
})

it.each([
  ['HELP', 'en'],
  ['help?', 'en'],
  ['Info', 'en'],
  ['AIDE', 'fr'],
  ['Ayuda', 'es'],
  ['hilfe', 'de'],
])('%j asks for help in %s', (message, language) => {
  expect(replyKeyword(message)).toEqual({ kind: 'help', language })
})

it.each([
  ...[
    '',
    '   ',
    '👍',
    'Thank you',
    'At the end of the month',
    'I cancel my bid',
    'Yes, I will come',
    'nonstop',
    'The bus stopped',
    'Start at 10?',
  ],
  ...['help me'],
])('%j asks for nothing', (message) => {
  expect(replyKeyword(message)).toBeUndefined()
})
