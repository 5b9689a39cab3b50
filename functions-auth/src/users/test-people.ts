import { testApp } from '../testing.ts'

/** An account with a person of each role, and another one. */
export const open = async () => {
  const app = testApp()
  for (const name of ['own', 'adm', 'sta', 'vic', 'oth']) await app.addUser(`usr_${name}`, `${name}@house.example`)
  await app.addAccount('acc_1', 'Harcourt', { usr_own: 'owner', usr_adm: 'admin', usr_sta: 'staff', usr_vic: 'viewer' })
  await app.addAccount('acc_2', 'Other', { usr_oth: 'owner', usr_vic: 'staff' })
  const tokenOf = async (name: string, accountId = 'acc_1') => (await app.enter(`${name}@house.example`, accountId)).token
  const as = async (name: string) => {
    const token = await tokenOf(name)
    return (call: string, body?: object, id?: string, more: object = {}) =>
      app.call(call, { token, house: 'acc_1_house', ...(body && { body }), ...(id && { params: { id } }), ...more })
  }
  return { ...app, tokenOf, as }
}

export const ids = (answer: { users: { id: string }[] }) => answer.users.map(({ id }) => id)
