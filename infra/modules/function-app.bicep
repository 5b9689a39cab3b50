@description('Name of the function app.')
param name string

@description('Name of its plan; a Flex Consumption plan holds one app.')
param planName string

@description('Name of the service in azure.yaml.')
param service string

@description('Azure region.')
param location string

@description('Tags of the resources.')
param tags object

@description('Resource id of the identity of the app.')
param identityId string

@description('Client id of that identity.')
param identityClientId string

@description('Address of the container of its packages.')
param packageContainer string

@description('What it needs of processors and memory.')
param size object

@description('Settings of the app by name.')
param settings object

@description('Origin of the web app. Browsers may call from there alone: the apps name no origin themselves.')
param webOrigin string

@description('Resource id of its subnet; empty without a virtual network.')
param subnetId string

@description('Resource id of the workspace for logs.')
param workspaceId string

var identitySettings = {
  AZURE_CLIENT_ID: identityClientId
  AzureWebJobsStorage__clientId: identityClientId
  APPLICATIONINSIGHTS_AUTHENTICATION_STRING: 'ClientId=${identityClientId};Authorization=AAD'
}
var readyInstances = [
  {
    name: 'http'
    instanceCount: size.alwaysReady
  }
]

resource plan 'Microsoft.Web/serverfarms@2025-03-01' = {
  name: planName
  location: location
  tags: tags
  kind: 'functionapp'
  sku: {
    name: 'FC1'
    tier: 'FlexConsumption'
  }
  properties: {
    reserved: true
    zoneRedundant: size.zoneRedundant
  }
}

resource app 'Microsoft.Web/sites@2025-03-01' = {
  name: name
  location: location
  tags: union(tags, { 'azd-service-name': service })
  kind: 'functionapp,linux'
  identity: {
    type: 'UserAssigned'
    userAssignedIdentities: {
      '${identityId}': {}
    }
  }
  properties: {
    serverFarmId: plan.id
    httpsOnly: true
    clientAffinityEnabled: false
    publicNetworkAccess: 'Enabled'
    keyVaultReferenceIdentity: identityId
    virtualNetworkSubnetId: empty(subnetId) ? null : subnetId
    functionAppConfig: {
      deployment: {
        storage: {
          type: 'blobContainer'
          value: packageContainer
          authentication: {
            type: 'UserAssignedIdentity'
            userAssignedIdentityResourceId: identityId
          }
        }
      }
      runtime: {
        name: 'node'
        version: '24'
      }
      scaleAndConcurrency: {
        instanceMemoryMB: size.memoryMB
        maximumInstanceCount: size.maximumInstances
        alwaysReady: size.alwaysReady == 0 ? [] : readyInstances
        triggers: {
          http: {
            perInstanceConcurrency: size.requestsPerInstance
          }
        }
      }
    }
    siteConfig: {
      minTlsVersion: '1.2'
      ftpsState: 'Disabled'
      http20Enabled: true
      cors: {
        allowedOrigins: [
          webOrigin
        ]
        supportCredentials: false
      }
      appSettings: [
        for setting in items(union(settings, identitySettings)): {
          name: setting.key
          value: setting.value
        }
      ]
    }
  }
}

resource metrics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: app
  properties: {
    workspaceId: workspaceId
    metrics: [
      {
        category: 'AllMetrics'
        enabled: true
      }
    ]
  }
}

@description('Resource id of the app.')
output id string = app.id

@description('Name of the app.')
output name string = app.name

@description('Address of the app.')
output address string = 'https://${app.properties.defaultHostName}'
