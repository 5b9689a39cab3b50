@description('Name of the App Configuration store.')
param name string

@description('Azure region.')
param location string

@description('Tags of the resource.')
param tags object

@description('Whether deleted values cannot be removed for good before a week.')
param purgeProtection bool

@description('Whether the store is reached through the virtual network alone.')
param closed bool

@description('Object ids of the identities of the apps.')
param appPrincipals array

@description('Object id of who deploys and creates the flags; empty for nobody.')
param deployerId string

@description('Whether the deployer is a person or a pipeline.')
@allowed([
  'User'
  'Group'
  'ServicePrincipal'
])
param deployerType string

@description('Resource id of the workspace for logs.')
param workspaceId string

var roles = loadJsonContent('../roles.json')

resource store 'Microsoft.AppConfiguration/configurationStores@2024-06-01' = {
  name: name
  location: location
  tags: tags
  sku: {
    name: 'standard'
  }
  properties: {
    disableLocalAuth: true
    enablePurgeProtection: purgeProtection
    softDeleteRetentionInDays: 7
    publicNetworkAccess: closed ? 'Disabled' : 'Enabled'
    dataPlaneProxy: {
      authenticationMode: 'Pass-through'
      privateLinkDelegation: closed ? 'Enabled' : 'Disabled'
    }
  }
}

resource readers 'Microsoft.Authorization/roleAssignments@2022-04-01' = [
  for principal in appPrincipals: {
    name: guid(store.id, principal, roles.appConfigurationDataReader.id)
    scope: store
    properties: {
      principalId: principal
      principalType: 'ServicePrincipal'
      roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', roles.appConfigurationDataReader.id)
      description: roles.appConfigurationDataReader.reason
    }
  }
]

resource owner 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(deployerId)) {
  name: guid(store.id, deployerId, roles.appConfigurationDataOwner.id)
  scope: store
  properties: {
    principalId: deployerId
    principalType: deployerType
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', roles.appConfigurationDataOwner.id)
    description: roles.appConfigurationDataOwner.reason
  }
}

resource logs 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: store
  properties: {
    workspaceId: workspaceId
    logs: [
      {
        category: 'Audit'
        enabled: true
      }
    ]
  }
}

@description('Resource id of the store.')
output id string = store.id

@description('Name of the store.')
output name string = store.name

@description('Address of the store.')
output endpoint string = store.properties.endpoint
