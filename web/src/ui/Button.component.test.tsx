import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/render-ui.tsx'
import { Button } from './Button.tsx'

it('acts on a press and on Enter', async () => {
  const act = vi.fn()
  const screen = await renderUi(<Button onClick={act}>Add Bidder</Button>)
  const button = screen.getByRole('button', { name: 'Add Bidder' })
  await button.click()
  await userEvent.keyboard('{Enter}')
  expect(act).toHaveBeenCalledTimes(2)
})

it('stays focusable with a reason, says it and does nothing', async () => {
  const act = vi.fn()
  const screen = await renderUi(
    <Button onClick={act} reason="You may not add bidders.">
      Add Bidder
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Add Bidder' })
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAccessibleDescription('You may not add bidders.')
  await userEvent.keyboard('{Enter}')
  expect(act).not.toHaveBeenCalled()
})

it('tells its form of a press while disabled, and sends nothing', async () => {
  const [press, send] = [vi.fn(), vi.fn()]
  const screen = await renderUi(
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" disabled onClickCapture={press}>
        Add Bidder
      </Button>
    </form>,
  )
  await screen.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
})
