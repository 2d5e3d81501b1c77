/** What a training needs: networks and whoever learns. */
export { freshWeights } from '../network/learning.ts'
export { Network, weightCount } from '../network/network.ts'
export { readWeights, type WeightsFile, writeWeights } from '../network/weights-file.ts'
export { type Curriculum, Pupil, type Report } from './pupil.ts'
export { type Lesson, playLesson, type Sample, setTargets } from './self-play.ts'
export type { AnySubject } from './subject.ts'
