@description('Name of the private endpoint.')
param name string

@description('Azure region.')
param location string

@description('Tags of the resource.')
param tags object

@description('Resource id of the subnet of private endpoints.')
param subnetId string

@description('Resource id of what the endpoint leads to.')
param targetId string

@description('Part of it, such as blob.')
param part string

@description('Private DNS zone of that part.')
param zoneName string

resource zone 'Microsoft.Network/privateDnsZones@2024-06-01' existing = {
  name: zoneName
}

resource endpoint 'Microsoft.Network/privateEndpoints@2024-07-01' = {
  name: name
  location: location
  tags: tags
  properties: {
    subnet: {
      id: subnetId
    }
    privateLinkServiceConnections: [
      {
        name: part
        properties: {
          privateLinkServiceId: targetId
          groupIds: [
            part
          ]
        }
      }
    ]
  }
}

resource names 'Microsoft.Network/privateEndpoints/privateDnsZoneGroups@2024-07-01' = {
  parent: endpoint
  name: 'default'
  properties: {
    privateDnsZoneConfigs: [
      {
        name: part
        properties: {
          privateDnsZoneId: zone.id
        }
      }
    ]
  }
}
