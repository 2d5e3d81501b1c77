// Written by `npm run tool -- messages` from the JSON files beside it.
export interface TutorialMessages {
  'step.le-havre.goal.title': null
  'step.le-havre.goal.body': null
  'step.le-havre.rounds.title': null
  'step.le-havre.rounds.body': null
  'step.le-havre.offer.title': null
  'step.le-havre.offer.body': null
  'step.le-havre.end-of-turn.title': null
  'step.le-havre.end-of-turn.body': null
  'step.le-havre.build.title': null
  'step.le-havre.build.body': null
  'step.le-havre.feeding.title': null
  'step.le-havre.feeding.body': null
  'step.le-havre.energy.title': null
  'step.le-havre.energy.body': null
  'step.le-havre.interest.title': null
  'step.le-havre.interest.body': null
  'step.le-havre.ship.title': null
  'step.le-havre.ship.body': null
  'step.le-havre.cargo.title': null
  'step.le-havre.cargo.body': null
  'step.le-havre.last-feeding.title': null
  'step.le-havre.last-feeding.body': null
  'step.le-havre.final.title': null
  'step.le-havre.final.body': null
  'step.le-havre.score.title': null
  'step.le-havre.score.body': null
}
