import { useNavigate } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { caseParameter } from '../../legal/BidderCases.tsx'
import FileCase from '../../legal/FileCase.tsx'
import { legalText } from '../../legal/messages.ts'

/** Files a legal case against the bidder; a toast leads to it. */
const ReportBidder = ({ bidderId, onClose }: { bidderId: string; onClose: () => void }) => {
  const navigate = useNavigate()
  return (
    <FileCase
      bidderId={bidderId}
      onClose={onClose}
      onFiled={({ id, caseNumber }) => {
        onClose()
        const onAction = () => void navigate(`${paths.bidders}/${bidderId}?${caseParameter}=${id}`)
        toast({ text: legalText.filed({ number: caseNumber }), action: { label: legalText.view, onAction } })
      }}
    />
  )
}

export default ReportBidder
