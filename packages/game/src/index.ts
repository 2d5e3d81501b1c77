export { type AnyPolicies, Games, LoadedGames, type UnknownGame } from './games.ts'
export { type AnyManifest, defineGame, type Examples, type GameManifest, type Sample } from './manifest.ts'
