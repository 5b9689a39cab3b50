import { usePositioningSlideDirection } from '@fluentui/react-positioning'
import { PortalMountNodeProvider } from '@fluentui/react-shared-contexts'
import { createRoot } from 'react-dom/client'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { DrawAhead } from '../DrawAhead.tsx'
import { Field } from '../Field.tsx'
import { Radio } from '../Radio.tsx'
import { Select } from '../Select.tsx'
import { Textarea } from '../Textarea.tsx'
import { TextInput } from '../TextInput.tsx'
import { UiRoot } from '../UiRoot.tsx'
import DialogSurface from './DialogSurface.tsx'
import './insert-rules.ts'
import MenuSurface from './MenuSurface.tsx'
import PopoverPanel from './PopoverPanel.tsx'

/** Outside of the page. */
const outside = document.createElement('div')
const anchor = document.createElement('button')
const nothing = () => undefined

/** What opens above the page, and the controls of forms. */
const Overlays = () => (
  <PortalMountNodeProvider value={outside}>
    <MenuSurface
      anchor={anchor}
      label=""
      groups={[[{ id: 'action', label: '', onSelect: nothing }], [{ id: 'choice', label: '', checked: true, onSelect: nothing }]]}
      onClose={nothing}
    />
    <PopoverPanel anchor={anchor} label="" onClose={nothing}>
      {() => (
        <>
          <Checkbox> </Checkbox>
          <Radio> </Radio>
        </>
      )}
    </PopoverPanel>
    <DialogSurface title="" width={1} height={undefined} kind="dialog" corner={false} onClose={nothing}>
      <Field label="" hint=" " error=" ">
        <TextInput />
      </Field>
      <Field label="">
        <Select />
      </Field>
      <Textarea />
      <Button look="primary" />
    </DialogSurface>
  </PortalMountNodeProvider>
)

/** Fluent registers its variables for motion with the first menu, for which the browser computes the styles of the whole page. */
const Motion = () => {
  usePositioningSlideDirection({ targetDocument: document })
  return null
}

createRoot(outside).render(
  <UiRoot>
    <Motion />
    <DrawAhead>
      <Overlays />
    </DrawAhead>
  </UiRoot>,
)
