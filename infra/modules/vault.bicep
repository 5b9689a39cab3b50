@description('Name of the key vault.')
param name string

@description('Azure region.')
param location string

@description('Tags of the resource.')
param tags object

@description('Object id of the app that reads these keys.')
param appPrincipal string

@description('Object id of who deploys and makes the keys; empty for nobody.')
param deployerId string

@description('Whether the deployer is a person or a pipeline.')
@allowed([
  'User'
  'Group'
  'ServicePrincipal'
])
param deployerType string

@description('Whether nobody, whatever their role, can remove deleted keys for good before 90 days.')
param purgeProtection bool

@description('Whether the vault is reached through the virtual network alone.')
param closed bool

@description('Resource id of the workspace for logs.')
param workspaceId string

var roles = loadJsonContent('../roles.json')

resource vault 'Microsoft.KeyVault/vaults@2024-11-01' = {
  name: name
  location: location
  tags: tags
  properties: {
    tenantId: tenant().tenantId
    sku: {
      family: 'A'
      name: 'standard'
    }
    enableRbacAuthorization: true
    enableSoftDelete: true
    softDeleteRetentionInDays: 90
    // The service takes true or nothing.
    enablePurgeProtection: purgeProtection ? true : null
    publicNetworkAccess: closed ? 'Disabled' : 'Enabled'
    networkAcls: {
      bypass: 'AzureServices'
      defaultAction: closed ? 'Deny' : 'Allow'
    }
  }
}

resource reader 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  name: guid(vault.id, appPrincipal, roles.keyVaultSecretsUser.id)
  scope: vault
  properties: {
    principalId: appPrincipal
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', roles.keyVaultSecretsUser.id)
    description: roles.keyVaultSecretsUser.reason
  }
}

resource maker 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(deployerId)) {
  name: guid(vault.id, deployerId, roles.keyVaultSecretsOfficer.id)
  scope: vault
  properties: {
    principalId: deployerId
    principalType: deployerType
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', roles.keyVaultSecretsOfficer.id)
    description: roles.keyVaultSecretsOfficer.reason
  }
}

resource logs 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: vault
  properties: {
    workspaceId: workspaceId
    logAnalyticsDestinationType: 'Dedicated'
    logs: [
      {
        category: 'AuditEvent'
        enabled: true
      }
    ]
  }
}

@description('Resource id of the vault.')
output id string = vault.id

@description('Name of the vault.')
output name string = vault.name

@description('Address of the vault, with a slash at its end.')
output address string = vault.properties.vaultUri
