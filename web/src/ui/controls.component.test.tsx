import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/render-ui.tsx'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Field } from './Field.tsx'
import { FilterChip } from './FilterChip.tsx'
import { OpenPopover } from './OpenPopover.tsx'
import { Radio } from './Radio.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SegmentedSwitch } from './SegmentedSwitch.tsx'
import { Select } from './Select.tsx'
import { Slider } from './Slider.tsx'
import { Switch } from './Switch.tsx'
import { Tabs } from './Tabs.tsx'
import { Textarea } from './Textarea.tsx'
import { TextInput } from './TextInput.tsx'
import { Toasts, toast } from './Toasts.tsx'
import { useAnchor } from './use-anchor.ts'

describe('Field', () => {
  it('labels its control and describes it by its hint and its error', async () => {
    const screen = await renderUi(
      <Field id="email" label="Email" optional hint="Where invitations go." error="Enter an email address.">
        <TextInput type="email" />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Email (optional)' })
    await expect.element(input).toHaveAttribute('id', 'email')
    await expect.element(input).toHaveAccessibleDescription('Enter an email address. Where invitations go.')
    await expect.element(input).toBeInvalid()
    await screen.getByText('Email (optional)').click()
    await expect.element(input).toHaveFocus()
  })

  it('takes what is typed and chosen', async () => {
    const typed = vi.fn()
    const chosen = vi.fn()
    const noted = vi.fn()
    const screen = await renderUi(
      <>
        <Field label="Name">
          <TextInput onChange={({ target }) => typed(target.value)} />
        </Field>
        <Field label="Note">
          <Textarea onChange={({ target }) => noted(target.value)} />
        </Field>
        <Field label="Country">
          <Select onChange={({ target }) => chosen(target.value)}>
            <option value="us">United States</option>
            <option value="ca">Canada</option>
          </Select>
        </Field>
      </>,
    )
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Parr')
    await userEvent.fill(screen.getByRole('textbox', { name: 'Note' }), 'Paid')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'ca')
    expect(typed).toHaveBeenLastCalledWith('Parr')
    expect(noted).toHaveBeenLastCalledWith('Paid')
    expect(chosen).toHaveBeenLastCalledWith('ca')
  })
})

describe('choices', () => {
  const Choices = () => {
    const [ticked, setTicked] = useState(false)
    const [on, setOn] = useState(false)
    const [one, setOne] = useState('a')
    const [part, setPart] = useState<'own' | 'network'>('own')
    const [points, setPoints] = useState(40)
    return (
      <>
        <Checkbox checked={ticked} onChange={({ target }) => setTicked(target.checked)}>
          Watches
        </Checkbox>
        <Checkbox mixed aria-label="All" />
        <Switch checked={on} onChange={({ target }) => setOn(target.checked)}>
          Share scores
        </Switch>
        {['a', 'b'].map((value) => (
          <Radio key={value} name="one" value={value} checked={one === value} onChange={() => setOne(value)}>
            {value}
          </Radio>
        ))}
        <SegmentedSwitch
          label="Score shown"
          options={[
            { value: 'own', label: 'Custom' },
            { value: 'network', label: 'AuctionWiz' },
          ]}
          value={part}
          onChange={setPart}
        />
        <Slider label="Points" value={points} max={100} onChange={setPoints} />
      </>
    )
  }

  it('are made by mouse and keyboard', async () => {
    const screen = await renderUi(<Choices />)
    const box = screen.getByRole('checkbox', { name: 'Watches' })
    await screen.getByText('Watches').click()
    await expect.element(box).toBeChecked()
    await expect.element(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked()
    const lever = screen.getByRole('switch', { name: 'Share scores' })
    await lever.click()
    await expect.element(lever).toBeChecked()
    await screen.getByRole('radio', { name: 'b' }).click()
    await expect.element(screen.getByRole('radio', { name: 'a', exact: true })).not.toBeChecked()
    await screen.getByText('AuctionWiz').click()
    await expect.element(screen.getByRole('radio', { name: 'AuctionWiz' })).toBeChecked()
    await userEvent.tab()
    await expect.element(screen.getByRole('slider', { name: 'Points' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('slider')).toHaveValue('41')
  })
})

describe('Tabs', () => {
  const Chosen = () => {
    const [tab, setTab] = useState<'list' | 'queue' | 'rules'>('list')
    return (
      <Tabs
        label="Bidder Management"
        name="bidders"
        tabs={[
          { id: 'list', label: 'Bidders', count: 412 },
          { id: 'queue', label: 'Review' },
          { id: 'rules', label: 'Rules' },
        ]}
        selected={tab}
        onSelect={setTab}
      />
    )
  }

  it('are one stop for Tab; arrow keys, Home and End select', async () => {
    const screen = await renderUi(<Chosen />)
    const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(name) })
    await tab('Bidders').click()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tab('Rules')).toHaveFocus()
    await expect.element(tab('Rules')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect.element(tab('Review')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab('Bidders')).toHaveAttribute('tabindex', '-1')
    await tab('Bidders').click()
    await expect.element(tab('Bidders')).toHaveAttribute('aria-controls', 'bidders-panel')
  })
})

describe('OpenPopover', () => {
  const Filters = () => {
    const { anchor, toggle, close } = useAnchor()
    return (
      <>
        <Button onClick={toggle}>Filter</Button>
        {anchor && (
          <OpenPopover anchor={anchor} label="Filters" onClose={close}>
            {(leave) => (
              <>
                <Checkbox>Gold</Checkbox>
                <Button onClick={leave}>Done</Button>
              </>
            )}
          </OpenPopover>
        )}
      </>
    )
  }

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its own button', (screen: Awaited<ReturnType<typeof renderUi>>) => screen.getByRole('button', { name: 'Done' }).click()],
  ])('keeps the focus and gives it back: %s', async (_, leave) => {
    const screen = await renderUi(<Filters />)
    await screen.getByRole('button', { name: 'Filter' }).click()
    await expect.element(screen.getByRole('checkbox', { name: 'Gold' })).toHaveFocus()
    await leave(screen)
    await expect.element(screen.getByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
  })

  it('closes by the button that opened it', async () => {
    const screen = await renderUi(<Filters />)
    // An open popover hides the rest of the page from screen readers, not from the mouse.
    const button = screen.getByRole('button', { name: 'Filter', includeHidden: true })
    await button.click()
    await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await button.click({ force: true })
    await expect.element(screen.getByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument()
  })
})

it('a search clears with its cross and with Escape', async () => {
  const Search = () => {
    const [words, setWords] = useState('')
    return <SearchBox placeholder="Search bidders" value={words} onChange={setWords} />
  }
  const screen = await renderUi(<Search />)
  const box = screen.getByRole('searchbox', { name: 'Search bidders' })
  await userEvent.fill(box, 'parr')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('')
  await userEvent.fill(box, 'parr')
  await screen.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(box).toHaveValue('')
})

it('a filter chip is removed by a press', async () => {
  const remove = vi.fn()
  const screen = await renderUi(<FilterChip name="Tier" value="Gold" onRemove={remove} />)
  await screen.getByRole('button', { name: 'Remove filter Tier Gold' }).click()
  expect(remove).toHaveBeenCalledOnce()
})

it('a toast is announced, offers its action and can be dismissed', async () => {
  const undo = vi.fn()
  const screen = await renderUi(<Toasts />)
  toast({ text: 'Vanessa Parr was deleted.', action: { label: 'Undo', onAction: undo } })
  const status = screen.getByRole('status')
  await expect.element(status.getByText('Vanessa Parr was deleted.')).toBeVisible()
  await status.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(status.getByText('Vanessa Parr was deleted.')).not.toBeInTheDocument()
  toast({ text: 'The bidder could not be saved.', tone: 'problem' })
  await status.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(status.getByText('The bidder could not be saved.')).not.toBeInTheDocument()
})

describe('tooltip', () => {
  it('shows the name of an icon under a resting mouse', async () => {
    const screen = await renderUi(<Button icon={<svg aria-hidden="true" />} aria-label="Sort" />)
    await screen.getByRole('button', { name: 'Sort' }).hover()
    await expect.element(screen.getByRole('tooltip', { includeHidden: true })).toHaveTextContent('Sort')
  })

  it('shows at once why a focused button is disabled', async () => {
    const screen = await renderUi(<Button reason="You may not add bidders.">Add Bidder</Button>)
    await userEvent.tab()
    await expect.element(screen.getByRole('tooltip', { includeHidden: true })).toHaveTextContent('You may not add bidders.')
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('tooltip', { includeHidden: true })).not.toBeInTheDocument()
  })
})
