@description('Name of the identity.')
param name string

@description('Azure region.')
param location string

@description('Tags of the resource.')
param tags object

resource identity 'Microsoft.ManagedIdentity/userAssignedIdentities@2024-11-30' = {
  name: name
  location: location
  tags: tags
}

@description('Resource id, by which an app is given the identity.')
output id string = identity.id

@description('Client id, which the SDKs ask for.')
output clientId string = identity.properties.clientId

@description('Object id, to which roles are assigned.')
output principalId string = identity.properties.principalId
