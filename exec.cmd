@rem The npm scripts begin with exec, so that a signal meant for npm reaches Node and not a shell between them. Windows has no exec.
@%*
