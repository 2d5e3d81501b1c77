/** What a training needs: the games that can be trained, their networks and whoever learns. */
export { beam } from '../le-havre/beam.ts'
export { sampleRegret } from '../le-havre/regret.ts'
export { freshWeights } from '../network/learning.ts'
export { Network, weightCount } from '../network/network.ts'
export { readWeights, type WeightsFile, writeWeights } from '../network/weights-file.ts'
export { type Curriculum, Pupil, type Report } from './pupil.ts'
export type { AnySubject } from './subject.ts'
export { subjectNames, subjectOf } from './subjects.ts'
