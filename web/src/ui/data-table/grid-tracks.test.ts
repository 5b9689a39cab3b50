import { expect, it } from 'vitest'
import { gridTracks } from './grid-tracks.ts'

it('leaves out more columns the narrower the table is', () => {
  const columns = [
    { id: 'bidder', width: 224, grow: true },
    { id: 'score', width: 132, shown: 'wide' },
    { id: 'reason', width: 160, shown: 'roomy' },
    { id: 'won', width: 112, shown: 'spacious' },
    { id: 'deeds', width: 216 },
  ] as const
  expect(gridTracks(columns, {}, false)).toEqual({
    '--tracks': 'minmax(224px, 1fr) 132px 160px 112px 216px',
    '--tracksRoomy': 'minmax(224px, 1fr) 132px 160px 216px',
    '--tracksWide': 'minmax(200px, 1fr) 132px 216px',
    '--tracksSmall': 'minmax(200px, 1fr) 216px',
  })
})
