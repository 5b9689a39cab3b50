import { describe, expect, it } from 'vitest'
import { canUpload, checkUpload, emptyUpload, isTyped, nameOfFile, uploadProblem, uploadTexts } from './upload-form.ts'

const file = new File(['first name,last name,email\n'], 'bidders.csv')
const filled = { ...emptyUpload, name: 'Fall catalogue', description: 'Registrations', files: [{ file, problem: undefined }] }

describe('the upload form', () => {
  it('finds nothing wrong when all is there', () => {
    expect(checkUpload(filled)).toEqual({})
    expect(canUpload(filled)).toBe(true)
  })

  it('offers Upload without a description, and asks for it when pressed', () => {
    const values = { ...filled, description: '  ' }
    expect(canUpload(values)).toBe(true)
    const errors = checkUpload(values)
    expect(errors).toEqual({ description: 'This field is required.' })
    expect(uploadProblem(values)).toBe('Please fill in all fields and select files')
  })

  it('does not offer Upload without a name or files', () => {
    expect(canUpload({ ...filled, name: ' ' })).toBe(false)
    expect(canUpload({ ...filled, files: [] })).toBe(false)
  })

  it('knows when something would be lost, and names an upload after its file', () => {
    expect([isTyped(emptyUpload), isTyped({ ...emptyUpload, description: 'x' }), isTyped(filled)]).toEqual([false, true, true])
    expect([nameOfFile([]), nameOfFile(filled.files)]).toEqual(['', 'bidders'])
  })

  it('refuses more than 100 MB', () => {
    const large = Object.defineProperty(new File(['x'], 'large.csv'), 'size', { value: 101 * 1024 * 1024 })
    const values = { ...filled, files: [{ file: large, problem: undefined }] }
    expect(checkUpload(values)).toEqual({ files: 'Total file size cannot exceed 100MB' })
    // The field's message is enough; a title would repeat it.
    expect(uploadProblem(values)).toBeUndefined()
  })

  it('refuses to send a file that was found unreadable', () => {
    expect(checkUpload({ ...filled, files: [{ file, problem: 'The file is empty.' }] })).toHaveProperty('files')
  })

  it('sends texts without the blanks around them, and the options that were chosen', () => {
    const texts = uploadTexts({ ...filled, name: ' Fall catalogue ' }, [['dateOrder', 'day-first']])
    expect(texts).toEqual({ name: 'Fall catalogue', description: 'Registrations', category: 'bidders', dateOrder: 'day-first' })
  })
})
