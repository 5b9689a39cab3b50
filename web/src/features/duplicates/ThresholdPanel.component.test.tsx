import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { inHouse } from '../../../testing/in-house.tsx'
import { renderUi } from '../../../testing/render-ui.tsx'
import { ThresholdPanel } from './ThresholdPanel.tsx'

/** The panel of a house with 8 pending pairs, of which some had a merge undone. */
const open = (leftToPeople: number) => {
  const call = async ({ name }: Endpoint) =>
    name === 'countDuplicates'
      ? { pending: 8, autoMerged: 0, resolved: 0, total: 8, wouldMerge: 5, leftToPeople }
      : { threshold: 95, automatic: false, version: '1' }
  return renderUi(
    <SWRConfig value={{ provider: () => new Map() }}>{inHouse(<ThresholdPanel working={false} />, 'admin', call as never)}</SWRConfig>,
  )
}

it.each([
  [0, ''],
  [1, ' 1 with an undone merge is left for you to review.'],
  [3, ' 3 with an undone merge are left for you to review.'],
])('says of %d pending pairs that they are left to staff because a merge was undone', async (count, words) => {
  const screen = await open(count)
  await expect
    .element(screen.getByText('5 of the 8 pending pairs would be merged.', { exact: false }))
    .toHaveTextContent(`At 95% and above, 5 of the 8 pending pairs would be merged.${words} Saved: 95%. Recommended: 90-95%.`)
})
