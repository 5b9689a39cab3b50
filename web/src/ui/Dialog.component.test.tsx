import { useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/render-ui.tsx'
import { Button } from './Button.tsx'
import { ConfirmDialog, Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

describe('Dialog', () => {
  const Opens = ({ dirty = false, onSubmit = () => undefined }: { dirty?: boolean; onSubmit?: () => void }) => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add Note</Button>
        {open && (
          <Dialog
            title="Add Note"
            dirty={dirty}
            onSubmit={onSubmit}
            onClose={() => setOpen(false)}
            actions={<Button type="submit">Save</Button>}
          >
            <Field label="Note">
              <TextInput />
            </Field>
          </Dialog>
        )}
      </>
    )
  }

  it('takes the focus, sends on Enter and gives the focus back', async () => {
    const send = vi.fn()
    const screen = await renderUi(<Opens onSubmit={send} />)
    await screen.getByRole('button', { name: 'Add Note' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
    await userEvent.keyboard('Paid{Enter}')
    expect(send).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Add Note' })).toHaveFocus()
  })

  it('gives the focus to the button of the same name where the screen behind was rendered again', async () => {
    const Screens = () => {
      const [open, setOpen] = useState(false)
      return (
        <main id="content" tabIndex={-1}>
          <Button>Export</Button>
          <Button key={String(open)} onClick={() => setOpen(true)}>
            Import
          </Button>
          {open && <Dialog title="Import Bidders" onClose={() => setOpen(false)} />}
        </main>
      )
    }
    const screen = await renderUi(<Screens />)
    await screen.getByRole('button', { name: 'Import' }).click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Import' })).toHaveFocus()
  })

  it('gives the focus back to the page where a form came a moment after the record that it replaces', async () => {
    const Page = () => {
      const [view, setView] = useState<'list' | 'case' | 'none' | 'form'>('list')
      const update = () => {
        flushSync(() => setView('none'))
        setView('form')
      }
      return (
        <main id="content" tabIndex={-1}>
          <Button onClick={() => setView('case')}>LC-1001</Button>
          {view === 'case' && (
            <Dialog title="LC-1001" onClose={() => setView('list')} actions={<Button onClick={update}>Update Case</Button>} />
          )}
          {view === 'form' && <Dialog title="Edit case" onClose={() => setView('case')} />}
        </main>
      )
    }
    const screen = await renderUi(<Page />)
    await screen.getByRole('button', { name: 'LC-1001' }).click()
    await screen.getByRole('button', { name: 'Update Case' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Edit case' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog', { name: 'LC-1001' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'LC-1001' })).toHaveFocus()
  })

  it.each(['moved to another element', 'rendered again'])('gives the focus to the row of the record: %s', async (how) => {
    const Rows = () => {
      const [open, setOpen] = useState<string>()
      const [rows, setRows] = useState(['parr', 'dunn'])
      const onOpen = (id: string) => {
        setOpen(id)
        setRows(['dunn', 'parr'])
      }
      return (
        <main id="content" tabIndex={-1}>
          {rows.map((id, index) => (
            <button
              type="button"
              key={how === 'rendered again' ? `${id} ${index}` : index}
              data-row={id}
              tabIndex={0}
              onClick={() => onOpen(id)}
            >
              {id} {rows.length - index}
            </button>
          ))}
          {open !== undefined && <Dialog title="Bidder" onClose={() => setOpen(undefined)} />}
        </main>
      )
    }
    const screen = await renderUi(<Rows />)
    const row = screen.getByRole('button', { name: /^parr/ })
    await row.click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(row).toHaveFocus()
  })

  it('asks once before it discards what was typed', async () => {
    const screen = await renderUi(<Opens dirty />)
    await screen.getByRole('button', { name: 'Add Note' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Discard what you typed?')
    await screen.getByRole('button', { name: 'Discard' }).click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('of a question stays until it is answered', async () => {
    const confirm = vi.fn()
    const screen = await renderUi(
      <ConfirmDialog title="Delete Vanessa Parr?" confirmLabel="Delete Bidder" onConfirm={confirm} onClose={() => undefined}>
        Her history goes too.
      </ConfirmDialog>,
    )
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Vanessa Parr?' })
    await expect.element(dialog).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await screen.getByRole('button', { name: 'Delete Bidder' }).click()
    expect(confirm).toHaveBeenCalledOnce()
  })
})
