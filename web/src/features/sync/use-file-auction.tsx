import { createAuction, listAuctions, readAuctionTotals } from '@auctionwiz/contracts/auctions'
import { instantOf } from '@auctionwiz/domain/zoned-time'
import { useRef, useState } from 'react'
import { useRequestKey } from '../../app/calls/request-key.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { useHouse } from '../../app/house.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import type { DialogTab } from '../../ui/TabDialog.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { emptyAuction, newAuctionOf } from '../auctions/auction-form.ts'
import { auctionFormText } from '../auctions/messages.ts'
import { LotFileField } from '../lots/files/LotFileField.tsx'
import { readChosen } from '../lots/files/read-chosen.ts'
import { syncText as text } from '../sync-runs/messages.ts'

/** A new draft whose lots are in a file. */
export const useFileAuction = (onAdded: (id: string, file: File) => void): DialogTab => {
  const call = useCall()
  const { timeZone, currency } = useFormat()
  const house = useHouse()
  const mayNot = usePermissionReason(createAuction.access.permission)
  const request = useRequestKey()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const latest = useRef<File>(undefined)
  const [values, setValues] = useState({ title: '', starts: '', ends: '' })
  const { change, busy, error, clearError } = useMutation(createAuction, { refreshes: [listAuctions, readAuctionTotals] })
  const startDate = instantOf(values.starts, timeZone)
  const endDate = instantOf(values.ends, timeZone)
  const reversed = startDate !== undefined && endDate !== undefined && endDate <= startDate
  const ready = file !== undefined && values.title.trim() !== '' && startDate !== undefined && endDate !== undefined && !reversed
  const set = (part: Partial<typeof values>) => {
    clearError()
    setValues({ ...values, ...part })
  }
  // Read before a draft is added: a file that cannot be read leaves nothing behind.
  const choose = async (chosen: File | undefined) => {
    latest.current = chosen
    setFile(undefined)
    setProblem(undefined)
    if (!chosen) return
    const read = await readChosen(chosen, call)
    if (latest.current !== chosen) return
    if ('problem' in read) {
      setProblem(read.problem)
      return
    }
    setFile(chosen)
    if (values.title === '') set({ title: chosen.name.replace(/\.[^.]*$/, '').slice(0, 200) })
  }
  const submit = async () => {
    if (busy || !ready) return
    const [startDay = '', startTime = ''] = values.starts.split('T')
    const [endDay = '', endTime = ''] = values.ends.split('T')
    const times = { startDate: startDay, startTime, endDate: endDay, endTime }
    const body = newAuctionOf({ ...emptyAuction(house.name, currency), title: values.title, ...times }, timeZone)
    const added = await change({ body, idempotencyKey: request.key })
    if (!added) return
    toast({ text: text.created({ title: added.title }) })
    onAdded(added.id, file)
  }
  const content = (
    <div className={look('stack', 'gapL')}>
      <p className={look('muted', 'noMargin')}>{text.fileHelp}</p>
      <LotFileField error={problem} onChoose={(chosen) => void choose(chosen)} />
      <Field label={auctionFormText.labels.title}>
        <TextInput maxLength={200} value={values.title} onChange={({ target }) => set({ title: target.value })} />
      </Field>
      <Field label={auctionFormText.labels.startDate}>
        <TextInput type="datetime-local" value={values.starts} onChange={({ target }) => set({ starts: target.value })} />
      </Field>
      <Field label={auctionFormText.labels.endDate} error={reversed ? auctionFormText.endAfterStart : undefined}>
        <TextInput type="datetime-local" value={values.ends} onChange={({ target }) => set({ ends: target.value })} />
      </Field>
    </div>
  )
  const actions = (
    <Button type="submit" look="primary" busy={busy} disabled={!ready} reason={mayNot}>
      {text.next}
    </Button>
  )
  return { content, actions, error, submit }
}
