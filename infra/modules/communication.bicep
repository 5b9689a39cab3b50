@description('Name of the Communication Services resource.')
param name string

@description('Name of the email service.')
param emailName string

@description('Tags of the resources.')
param tags object

@description('Where messages are kept at rest, such as United States or Europe.')
param dataLocation string

@description('Domain from which emails come; empty for the one that Azure provides, whose limits suit trials alone.')
param mailDomain string

@description('Whether the records of that domain stand in the DNS and are verified. Until then emails come from the domain that Azure provides.')
param mailDomainVerified bool

@description('Object ids of the identities of the apps that send.')
param appPrincipals array

@description('Resource id of the workspace for logs.')
param workspaceId string

var roles = loadJsonContent('../roles.json')
var sendsAsOwn = !empty(mailDomain) && mailDomainVerified

resource email 'Microsoft.Communication/emailServices@2023-04-01' = {
  name: emailName
  location: 'global'
  tags: tags
  properties: {
    dataLocation: dataLocation
  }
}

resource azureDomain 'Microsoft.Communication/emailServices/domains@2023-04-01' = {
  parent: email
  name: 'AzureManagedDomain'
  location: 'global'
  tags: tags
  properties: {
    domainManagement: 'AzureManaged'
    userEngagementTracking: 'Disabled'
  }
}

resource ownDomain 'Microsoft.Communication/emailServices/domains@2023-04-01' = if (!empty(mailDomain)) {
  parent: email
  name: empty(mailDomain) ? 'none' : mailDomain
  location: 'global'
  tags: tags
  properties: {
    domainManagement: 'CustomerManaged'
    userEngagementTracking: 'Disabled'
  }
}

resource service 'Microsoft.Communication/communicationServices@2023-04-01' = {
  name: name
  location: 'global'
  tags: tags
  properties: {
    dataLocation: dataLocation
    linkedDomains: [
      sendsAsOwn ? resourceId('Microsoft.Communication/emailServices/domains', emailName, mailDomain) : azureDomain.id
    ]
  }
  dependsOn: [
    ownDomain
  ]
}

resource senders 'Microsoft.Authorization/roleAssignments@2022-04-01' = [
  for principal in appPrincipals: {
    name: guid(service.id, principal, roles.communicationOwner.id)
    scope: service
    properties: {
      principalId: principal
      principalType: 'ServicePrincipal'
      roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', roles.communicationOwner.id)
      description: roles.communicationOwner.reason
    }
  }
]

resource logs 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: service
  properties: {
    workspaceId: workspaceId
    logs: [
      {
        category: 'EmailStatusUpdateOperational'
        enabled: true
      }
      {
        category: 'AuthOperational'
        enabled: true
      }
    ]
  }
}

@description('Resource id of the service.')
output id string = service.id

@description('Address of the service.')
output endpoint string = 'https://${service.properties.hostName}'

@description('Domain that stands behind the @ of the sender.')
output senderDomain string = sendsAsOwn ? mailDomain : azureDomain.properties.fromSenderDomain
