import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/render-ui.tsx'
import { MenuButton } from './MenuButton.tsx'

const open = async (onSelect = vi.fn()) => {
  const screen = await renderUi(
    <MenuButton
      label="Actions for Vanessa Parr"
      groups={[
        [
          { id: 'view', label: 'View Profile', onSelect: () => onSelect('view') },
          { id: 'edit', label: 'Edit Details', onSelect: () => onSelect('edit') },
        ],
        [{ id: 'delete', label: 'Delete Bidder', reason: 'You may not delete bidders.', onSelect: () => onSelect('delete') }],
      ]}
    />,
  )
  const button = screen.getByRole('button', { name: 'Actions for Vanessa Parr' })
  await button.click()
  const menu = screen.getByRole('menu', { name: 'Actions for Vanessa Parr' })
  await expect.element(menu).toBeVisible()
  return { screen, button, menu, onSelect }
}

describe('MenuButton', () => {
  it('moves by arrow keys and first letters, chooses with Enter and gives the focus back', async () => {
    const { screen, button, menu, onSelect } = await open()
    await expect.element(screen.getByRole('menuitem', { name: 'View Profile' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('menuitem', { name: 'Edit Details' })).toHaveFocus()
    await userEvent.keyboard('v')
    await expect.element(screen.getByRole('menuitem', { name: 'View Profile' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('view')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens by the key "%s" at its first item', async (key) => {
    const screen = await renderUi(<MenuButton label="Export" groups={[[{ id: 'csv', label: 'CSV', onSelect: vi.fn() }]]} />)
    const button = screen.getByRole('button', { name: 'Export' })
    button.element().focus()
    await userEvent.keyboard(key)
    await expect.element(screen.getByRole('menuitem', { name: 'CSV' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  })

  it('closes on Escape and by its button', async () => {
    const { button, menu } = await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    await button.click()
    await expect.element(menu).toBeVisible()
    await button.click()
    await expect.element(menu).not.toBeInTheDocument()
  })

  it('says why an item is disabled, and does nothing for it', async () => {
    const { screen, menu, onSelect } = await open()
    const item = screen.getByRole('menuitem', { name: /^Delete Bidder/ })
    await expect.element(item.getByText('You may not delete bidders.')).toBeVisible()
    await item.click({ force: true })
    expect(onSelect).not.toHaveBeenCalled()
    await expect.element(menu).toBeVisible()
  })
})
