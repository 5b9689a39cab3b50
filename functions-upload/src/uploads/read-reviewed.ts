import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseReading } from '@auctionwiz/platform/core/http/context'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { requireAddOn } from './import-options.ts'
import type { UploadDocument } from './upload-document.ts'
import { readUpload } from './upload-repository.ts'

/** An upload whose import nobody has decided on yet. Fails with not_found, upload_decided, or feature_unavailable where its add-on was given up. */
export const readReviewed = async (
  id: string,
  { house, requireFeature }: Pick<HouseReading, 'house' | 'requireFeature'>,
): Promise<Versioned<UploadDocument>> => {
  const upload = await readUpload(house, id)
  if (upload.document.status !== 'review') throw new Failure('upload_decided')
  await requireAddOn(upload.document.category, { requireFeature })
  return upload
}
