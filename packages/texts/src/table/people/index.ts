export { loadPeople, type SayPeople } from './load.ts'
