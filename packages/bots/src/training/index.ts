/** What a training needs: networks and whoever learns. */
export { initializeWeights } from '../network/learning.ts'
export { Network, weightCount } from '../network/network.ts'
export { readWeights, type WeightsFile, writeWeights } from '../network/weights-file.ts'
export { Trainer, type TrainingReport, type TrainingSchedule } from './pupil.ts'
export { playSelfPlayGame, type Sample, type SelfPlayGame, setTargets } from './self-play.ts'
export type { AnySubject } from './subject.ts'
