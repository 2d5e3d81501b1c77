// Written by `npm run tool -- messages` from the JSON files beside it.
export interface TutorialMessages {
  'step.packet-row.goal.title': null
  'step.packet-row.goal.body': null
  'step.packet-row.areas.title': null
  'step.packet-row.areas.body': null
  'step.packet-row.take.title': null
  'step.packet-row.take.body': null
  'step.packet-row.pass.title': null
  'step.packet-row.pass.body': null
  'step.packet-row.ship.title': null
  'step.packet-row.ship.body': null
  'step.packet-row.deliver.title': null
  'step.packet-row.deliver.body': null
  'step.packet-row.name.title': null
  'step.packet-row.name.body': null
  'step.packet-row.master.title': null
  'step.packet-row.master.body': null
  'step.packet-row.helpers.title': null
  'step.packet-row.helpers.body': null
  'step.packet-row.assistant.title': null
  'step.packet-row.assistant.body': null
  'step.packet-row.score.title': null
  'step.packet-row.score.body': null
}
