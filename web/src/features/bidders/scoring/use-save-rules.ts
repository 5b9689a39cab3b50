import { listJobs } from '@auctionwiz/contracts/jobs'
import { listScoringVersions, readScoringSettings, type ScoringRules, saveScoringSettings } from '@auctionwiz/contracts/scoring'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { useFormat } from '../../../app/format.ts'
import { toast } from '../../../components/Toasts.tsx'
import { fill } from '../../../messages/index.ts'
import { scoringText } from './messages.ts'

/** Saves rules and says what follows; `save` answers whether it went well. */
export const useSaveRules = (onSaved: () => void) => {
  const format = useFormat()
  const { change, busy, error } = useMutation(saveScoringSettings, {
    refreshes: [readScoringSettings, listScoringVersions, listJobs],
    onDone: ({ changedSincePreview = 0 }) => {
      toast({
        text: changedSincePreview === 0 ? scoringText.saved : fill(scoringText.savedSince, { count: format.number(changedSincePreview) }),
      })
      onSaved()
    },
  })
  const save = async (rules: ScoringRules, version: string, preview: string | undefined): Promise<boolean> =>
    (await change({ body: { ...rules, version, ...(preview !== undefined && { preview }) } })) !== undefined
  return { save, busy, error }
}
