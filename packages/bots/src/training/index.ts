/** Entry point for training: networks, self-play and trainers. */

export { Network, SparseInput, weightCount } from '../network/network.ts'
export { initializeWeights, NetworkTrainer } from '../network/network-trainer.ts'
export { readWeights, type WeightsFile, writeWeights } from '../network/weights-file.ts'
export { FeatureReader, type SparseFeatures } from './feature-reader.ts'
export {
  type Opponent,
  playSelfPlayGame,
  type SelfPlayGame,
  setTargets,
  type TrainingSample,
} from './self-play.ts'
export type { AnyTrainingGame } from './training-game.ts'
