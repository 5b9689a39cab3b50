import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { afterEach, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '../../testing/accessibility.ts'
import { renderUi } from '../../testing/render-ui.tsx'
import { Button, ButtonLink, type ButtonLook } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { ConfirmDialog } from './Dialog.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import { ChipRow, FilterChip } from './FilterChip.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NoMatch } from './NoMatch.tsx'
import { OpenPopover } from './OpenPopover.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { Radio } from './Radio.tsx'
import { ScoreBar } from './ScoreBar.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SegmentedSwitch } from './SegmentedSwitch.tsx'
import { Select } from './Select.tsx'
import { SkeletonRows } from './Skeleton.tsx'
import { Slider } from './Slider.tsx'
import { StatusDot } from './StatusDot.tsx'
import { Switch } from './Switch.tsx'
import { Tabs } from './Tabs.tsx'
import { Textarea } from './Textarea.tsx'
import { TextInput } from './TextInput.tsx'
import { Toasts, toast, withdrawToast } from './Toasts.tsx'
import { useAnchor } from './use-anchor.ts'

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'subtle', 'danger', 'link']
const nothing = () => undefined

/** Every part of the kit in all its states. */
const Gallery = () => (
  <main>
    <h1>Kit</h1>
    {looks.map((look) => (
      <div key={look}>
        <Button look={look}>Save</Button>
        <Button look={look} icon={<Add20Regular />}>
          Add Bidder
        </Button>
        <Button look={look} icon={<Add20Regular />} aria-label={`Add, ${look}`} />
        <Button look={look} small>
          Save
        </Button>
        <Button look={look} busy>
          Saving...
        </Button>
        <Button look={look} reason="You may not add bidders.">
          Add Bidder
        </Button>
        <ButtonLink look={look} to="/bidders">
          Bidders
        </ButtonLink>
      </div>
    ))}
    <Field label="Email" optional hint="Where invitations go." error="Enter an email address." aside={<a href="/help">Help</a>}>
      <TextInput type="email" placeholder="name@example.com" />
    </Field>
    <Field label="Score">
      <TextInput before="$" after="USD" value="40" onChange={nothing} />
    </Field>
    <Field label="House">
      <TextInput value="New York" onChange={nothing} disabled />
    </Field>
    <Field label="Note" error="Enter a note.">
      <Textarea />
    </Field>
    <Field label="Country" error="Choose a country.">
      <Select>
        <option>United States</option>
      </Select>
    </Field>
    <FilterSelect
      label="Bidders by tier"
      all="All tiers"
      names={{ Gold: 'Gold' }}
      values={['Gold']}
      chosen="Gold"
      onChange={nothing}
      className=""
    />
    <SearchBox placeholder="Search bidders" value="parr" onChange={nothing} />
    {[false, true].map((on) => (
      <div key={String(on)}>
        <Checkbox checked={on} onChange={nothing}>
          Watches
        </Checkbox>
        <Checkbox checked={on} onChange={nothing} disabled>
          Silver
        </Checkbox>
        <Switch checked={on} onChange={nothing}>
          Share scores
        </Switch>
        <Switch checked={on} onChange={nothing} disabled>
          Merge
        </Switch>
        <Radio name={`one-${on}`} checked={on} onChange={nothing}>
          Gold
        </Radio>
        <Radio name={`two-${on}`} checked={on} onChange={nothing} disabled>
          Silver
        </Radio>
      </div>
    ))}
    <Checkbox mixed onChange={nothing} aria-label="Select all" />
    <SegmentedSwitch
      label="Score shown"
      options={[
        { value: 'own', label: 'Custom' },
        { value: 'network', label: 'AuctionWiz' },
      ]}
      value="own"
      onChange={nothing}
    />
    <Slider label="Points" value={40} max={100} onChange={nothing} />
    <Slider label="Days" value={40} max={100} disabled onChange={nothing} />
    <Tabs
      label="Bidder Management"
      name="kit"
      tabs={[
        { id: 'list', label: 'Bidders', count: 412 },
        { id: 'queue', label: 'Review' },
      ]}
      selected="list"
      onSelect={nothing}
    />
    <div role="tabpanel" id="kit-panel" aria-label="Bidders">
      <ChipRow onClear={nothing}>
        <FilterChip name="Tier" value="Gold" onRemove={nothing} />
      </ChipRow>
      <ProgressBar label="Sending" value={0.4} />
      <SkeletonRows rows={2} />
      {(['good', 'pending', 'working', 'bad', 'idle'] as const).map((tone) => (
        <StatusDot key={tone} tone={tone}>
          {tone}
        </StatusDot>
      ))}
      {[90, 70, 40].map((score) => (
        <ScoreBar key={score} score={score} />
      ))}
    </div>
    <ErrorSummary errors={[{ id: 'email', label: 'Email', message: 'Enter an email address.' }]} />
    <NoMatch words={{ noMatchTitle: 'No bidder matches', noMatchText: 'Try other words.' }} clearLabel="Clear search" onClear={nothing} />
    <EmptyState title="No bidders yet" actions={<Button look="primary">Add Bidder</Button>}>
      Import a file or add the first one.
    </EmptyState>
    <ErrorState title="Bidders could not be loaded" error={new Error('offline')} onRetry={nothing} />
  </main>
)

const Filters = () => {
  const { anchor, toggle, close } = useAnchor()
  return (
    <main>
      <h1>Bidders</h1>
      <Button onClick={toggle}>Filter</Button>
      {anchor && (
        <OpenPopover anchor={anchor} label="Filters" onClose={close}>
          {() => <Checkbox>Gold</Checkbox>}
        </OpenPopover>
      )}
    </main>
  )
}

afterEach(() => {
  delete document.documentElement.dataset.theme
  withdrawToast('Vanessa Parr was deleted.')
})

describe.each(['light', 'dark', 'contrast'])('in the theme %s', (theme) => {
  const inTheme = (part: Parameters<typeof renderUi>[0]) => {
    document.documentElement.dataset.theme = theme
    return renderUi(part)
  }

  it('every part in every state is accessible', async () => {
    const screen = await inTheme(<Gallery />)
    await expect.element(screen.getByRole('heading', { name: 'Kit' })).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('an open menu is accessible', async () => {
    const groups = [
      [{ id: 'edit', label: 'Edit' }],
      [{ id: 'delete', label: 'Delete', danger: true, reason: 'You may not delete bidders.' }],
    ]
    const screen = await inTheme(
      <main>
        <h1>Bidders</h1>
        <MenuButton label="Actions" groups={groups.map((group) => group.map((entry) => ({ ...entry, onSelect: nothing })))} />
      </main>,
    )
    await screen.getByRole('button', { name: 'Actions' }).click()
    await expect.element(screen.getByRole('menu')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('an open popover is accessible', async () => {
    const screen = await inTheme(<Filters />)
    await screen.getByRole('button', { name: 'Filter' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('a question and a message are accessible', async () => {
    const screen = await inTheme(
      <>
        <ConfirmDialog title="Delete Vanessa Parr?" confirmLabel="Delete Bidder" onConfirm={nothing} onClose={nothing}>
          Her history goes too.
        </ConfirmDialog>
        <Toasts />
      </>,
    )
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    toast({ text: 'Vanessa Parr was deleted.', action: { label: 'Undo', onAction: nothing } })
    await expect.element(screen.getByText('Vanessa Parr was deleted.')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })
})
