@description('Name that people see.')
param title string

@description('Azure region.')
param location string

@description('Tags of the resource.')
param tags object

@description('Resource id of Application Insights.')
param insightsId string

resource workbook 'Microsoft.Insights/workbooks@2023-06-01' = {
  name: guid(resourceGroup().id, 'workbook')
  location: location
  tags: tags
  kind: 'shared'
  properties: {
    displayName: title
    category: 'workbook'
    sourceId: insightsId
    serializedData: loadTextContent('../workbook.json')
  }
}
