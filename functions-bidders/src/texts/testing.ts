import type { TextEvent } from '@auctionwiz/contracts/text-stops'

/** A reply to a text as the documentation of the service shows it, with what the test says in its place. */
export const replyEvent = (message: string, data: object = {}): TextEvent => {
  const event = {
    id: 'Incoming_20261121090000d29ebbea',
    topic: '/subscriptions/0/resourcegroups/rg/providers/microsoft.communication/communicationservices/acs',
    subject: '/phonenumber/18665550100',
    data: {
      messageId: 'Incoming_20261121090000d29ebbea',
      from: '12125550148',
      to: '18665550100',
      message,
      receivedTimestamp: '2026-11-21T09:00:00.32Z',
      segmentCount: 1,
      ...data,
    },
    eventType: 'Microsoft.Communication.SMSReceived',
    dataVersion: '1.0',
    metadataVersion: '1',
    eventTime: '2026-11-21T09:00:02Z',
  }
  return event
}
