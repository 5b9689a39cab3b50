import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../../testing/render-ui.tsx'
import { Dialog } from '../Dialog.tsx'
import { Radio } from '../Radio.tsx'
import { Tabs } from '../Tabs.tsx'
import { useShortcuts } from './shortcuts.ts'

const Screen = ({ onEnter, onLetter }: { onEnter: () => void; onLetter: () => void }) => {
  useShortcuts([
    { key: 'Ctrl Enter', label: 'Merge', run: onEnter },
    { key: 'm', label: 'Resolve', run: onLetter },
  ])
  return <button type="button">Pair</button>
}

it('runs a key with Control apart from the same key without it', async () => {
  const [onEnter, onLetter] = [vi.fn(), vi.fn()]
  const screen = await renderUi(<Screen onEnter={onEnter} onLetter={onLetter} />)
  await screen.getByRole('button', { name: 'Pair' }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect([onEnter.mock.calls.length, onLetter.mock.calls.length]).toEqual([1, 0])
  await userEvent.keyboard('m{Enter}{Control>}m{/Control}')
  expect([onEnter.mock.calls.length, onLetter.mock.calls.length]).toEqual([1, 1])
})

it('runs a letter while a tab has the focus', async () => {
  const onLetter = vi.fn()
  const screen = await renderUi(
    <>
      <Tabs name="house" label="House" tabs={[{ id: 'list', label: 'List' }]} selected="list" onSelect={() => undefined} />
      <Screen onEnter={onLetter} onLetter={onLetter} />
    </>,
  )
  screen.getByRole('tab', { name: 'List' }).element().focus()
  await userEvent.keyboard('m')
  expect(onLetter).toHaveBeenCalledOnce()
})

it('sends the form of a dialog with Control and Enter once, and runs no key of the screen behind it', async () => {
  const [onEnter, onSubmit] = [vi.fn(), vi.fn()]
  const screen = await renderUi(
    <>
      <Screen onEnter={onEnter} onLetter={onEnter} />
      <Dialog title="Resolve" onClose={() => undefined} onSubmit={onSubmit}>
        <Radio name="kept">Ann</Radio>
      </Dialog>
    </>,
  )
  await screen.getByRole('radio', { name: 'Ann' }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onEnter).not.toHaveBeenCalled()
})
