@description('Name of the Log Analytics workspace.')
param workspaceName string

@description('Name of the Application Insights resource.')
param insightsName string

@description('Azure region.')
param location string

@description('Tags of the resources.')
param tags object

@description('Days for which logs are kept.')
param days int

@description('Gigabytes a day beyond which no logs are taken in, so that a fault does not become a bill.')
param dailyGB int

@description('Object ids of the identities of the apps.')
param appPrincipals array

var roles = loadJsonContent('../roles.json')

resource workspace 'Microsoft.OperationalInsights/workspaces@2025-07-01' = {
  name: workspaceName
  location: location
  tags: tags
  properties: {
    sku: {
      name: 'PerGB2018'
    }
    retentionInDays: days
    workspaceCapping: {
      dailyQuotaGb: dailyGB
    }
    features: {
      disableLocalAuth: true
      enableLogAccessUsingOnlyResourcePermissions: true
    }
  }
}

resource insights 'Microsoft.Insights/components@2020-02-02' = {
  name: insightsName
  location: location
  tags: tags
  kind: 'web'
  properties: {
    Application_Type: 'web'
    WorkspaceResourceId: workspace.id
    DisableLocalAuth: true
    DisableIpMasking: false
  }
}

resource publishers 'Microsoft.Authorization/roleAssignments@2022-04-01' = [
  for principal in appPrincipals: {
    name: guid(insights.id, principal, roles.monitoringMetricsPublisher.id)
    scope: insights
    properties: {
      principalId: principal
      principalType: 'ServicePrincipal'
      roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', roles.monitoringMetricsPublisher.id)
      description: roles.monitoringMetricsPublisher.reason
    }
  }
]

@description('Resource id of the workspace, to which diagnostic settings lead.')
output workspaceId string = workspace.id

@description('Resource id of Application Insights.')
output insightsId string = insights.id

@description('Where telemetry goes. Holds no key that works: local authentication is off.')
output insightsConnection string = insights.properties.ConnectionString
