@description('Beginning of the names of the alerts.')
param prefix string

@description('Azure region.')
param location string

@description('Tags of the resources.')
param tags object

@description('Address that alerts are mailed to; empty for nobody.')
param alertEmail string

@description('Resource id of the workspace whose logs are asked.')
param workspaceId string

@description('Resource id of Application Insights.')
param insightsId string

@description('Resource id of the database account.')
param databaseId string

@description('Addresses of the apps, each of which is asked for its readiness: [{"name": "auth", "address": "https://…"}].')
param apps array

@description('Seconds between two questions for readiness from one place.')
@allowed([
  300
  600
  900
])
param probeSeconds int

@description('Page of the runbooks, one below it for each alert.')
param runbooks string

var alerts = loadJsonContent('../alerts.json')
var receivers = [
  {
    name: 'operators'
    emailAddress: alertEmail
    useCommonAlertSchema: true
  }
]
var askedFrom = [
  'emea-nl-ams-azr'
  'us-va-ash-azr'
  'apac-sg-sin-azr'
]

resource operators 'Microsoft.Insights/actionGroups@2023-01-01' = {
  name: '${prefix}-operators'
  location: 'global'
  tags: tags
  properties: {
    enabled: true
    groupShortName: 'operators'
    emailReceivers: empty(alertEmail) ? [] : receivers
  }
}

resource rules 'Microsoft.Insights/scheduledQueryRules@2023-12-01' = [
  for alert in alerts.queries: {
    name: '${prefix}-${alert.id}'
    location: location
    tags: tags
    kind: 'LogAlert'
    properties: {
      displayName: alert.title
      description: '${alert.meaning} ${runbooks}/${alert.id}.md'
      severity: alert.severity
      enabled: true
      scopes: [
        workspaceId
      ]
      evaluationFrequency: alert.every
      windowSize: alert.window
      // A table that has no rows yet does not exist, and the query would be refused.
      skipQueryValidation: true
      autoMitigate: true
      criteria: {
        allOf: [
          {
            query: alert.query
            timeAggregation: 'Count'
            operator: 'GreaterThan'
            threshold: 0
            failingPeriods: {
              numberOfEvaluationPeriods: 1
              minFailingPeriodsToAlert: 1
            }
          }
        ]
      }
      actions: {
        actionGroups: [
          operators.id
        ]
      }
    }
  }
]

resource throttled 'Microsoft.Insights/metricAlerts@2018-03-01' = {
  name: '${prefix}-${alerts.throttled.id}'
  location: 'global'
  tags: tags
  properties: {
    description: '${alerts.throttled.meaning} ${runbooks}/${alerts.throttled.id}.md'
    severity: alerts.throttled.severity
    enabled: true
    scopes: [
      databaseId
    ]
    evaluationFrequency: alerts.throttled.every
    windowSize: alerts.throttled.window
    autoMitigate: true
    criteria: {
      'odata.type': 'Microsoft.Azure.Monitor.SingleResourceMultipleMetricCriteria'
      allOf: [
        {
          criterionType: 'StaticThresholdCriterion'
          name: 'throttled'
          metricNamespace: 'Microsoft.DocumentDB/databaseAccounts'
          metricName: 'TotalRequests'
          dimensions: [
            {
              name: 'StatusCode'
              operator: 'Include'
              values: [
                '429'
              ]
            }
          ]
          operator: 'GreaterThan'
          threshold: alerts.throttled.threshold
          timeAggregation: 'Count'
        }
      ]
    }
    actions: [
      {
        actionGroupId: operators.id
      }
    ]
  }
}

resource probes 'Microsoft.Insights/webtests@2022-06-15' = [
  for app in apps: {
    name: '${prefix}-ready-${app.name}'
    location: location
    // Application Insights lists a test by this tag.
    tags: union(tags, { 'hidden-link:${insightsId}': 'Resource' })
    kind: 'standard'
    properties: {
      SyntheticMonitorId: '${prefix}-ready-${app.name}'
      Name: 'Readiness of ${app.name}'
      Enabled: true
      Frequency: probeSeconds
      Timeout: 30
      Kind: 'standard'
      RetryEnabled: true
      Locations: [
        for place in askedFrom: {
          Id: place
        }
      ]
      Request: {
        RequestUrl: '${app.address}/ready'
        HttpVerb: 'GET'
        ParseDependentRequests: false
      }
      ValidationRules: {
        ExpectedHttpStatusCode: 200
        SSLCheck: true
        SSLCertRemainingLifetimeCheck: alerts.unready.certificateDays
        ContentValidation: {
          ContentMatch: '"status":"ready"'
          IgnoreCase: false
          PassIfTextFound: true
        }
      }
    }
  }
]

resource unready 'Microsoft.Insights/metricAlerts@2018-03-01' = [
  for (app, index) in apps: {
    name: '${prefix}-${alerts.unready.id}-${app.name}'
    location: 'global'
    tags: tags
    properties: {
      description: '${alerts.unready.meaning} ${runbooks}/${alerts.unready.id}.md'
      severity: alerts.unready.severity
      enabled: true
      scopes: [
        probes[index].id
        insightsId
      ]
      evaluationFrequency: alerts.unready.every
      windowSize: alerts.unready.window
      autoMitigate: true
      criteria: {
        'odata.type': 'Microsoft.Azure.Monitor.WebtestLocationAvailabilityCriteria'
        webTestId: probes[index].id
        componentId: insightsId
        failedLocationCount: alerts.unready.threshold
      }
      actions: [
        {
          actionGroupId: operators.id
        }
      ]
    }
  }
]

@description('Resource id of the group that alerts reach.')
output operatorsId string = operators.id
