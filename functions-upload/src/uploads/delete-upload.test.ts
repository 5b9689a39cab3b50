import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { describe, expect, it } from 'vitest'
import { importUpload } from '../imports/import-upload.ts'
import { auditEvents } from '../testing/caller.ts'
import { message, uploadId } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'

const setUp = () => {
  const app = uploadApp()
  return { ...app, remove: (id: string) => app.call('deleteUpload', { id }) }
}

describe('deleteUpload', () => {
  it('removes the record, its files and its rejected rows; what was imported stays', async () => {
    const { putUpload, ports, remove, errorFiles, house, bidders } = setUp()
    await putUpload(['name,email\nAnn Lee,ann@example.com\nBo,nowhere\n'])
    await importUpload(ports)(message, 1)
    expect(errorFiles.files.size).toBe(1)
    expect(await remove(uploadId)).toEqual({ success: true })
    expect(errorFiles.files.size).toBe(0)
    expect(await storedIn(house).count({ type: 'rejected-rows' })).toBe(0)
    expect(await storedIn(house).count({ type: 'upload' })).toBe(0)
    expect(await bidders()).toHaveLength(1)
    expect((await auditEvents(house)).map(({ action }) => action)).toContain('upload.delete')
  })

  it('removes the files of one that failed', async () => {
    const { putUpload, remove, files } = setUp()
    await putUpload(['name,email\nAnn Lee,ann@example.com\n'], { status: 'error' })
    await remove(uploadId)
    expect(files.files.size).toBe(0)
  })

  it.each(['pending', 'processing'] as const)('leaves one that is %s alone', async (status) => {
    const { putUpload, remove, upload, files } = setUp()
    await putUpload(['name,email\nAnn Lee,ann@example.com\n'], { status })
    await expect(remove(uploadId)).rejects.toMatchObject({ code: 'upload_running' })
    expect(await upload()).toMatchObject({ status })
    expect(files.files.size).toBe(1)
  })

  it('finds no other', async () => {
    await expect(setUp().remove('upl_2')).rejects.toMatchObject({ code: 'not_found' })
  })
})
