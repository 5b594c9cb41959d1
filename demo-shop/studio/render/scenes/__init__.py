"""Pictures for the storefront's pages: several pairs, or one, in a place."""
from .bench import bench
from .close import temple, weave
from .collection import collection
from .dark import dark
from .jetty import jetty

SCENES = {'collection': collection, 'jetty': jetty, 'bench': bench, 'dark': dark, 'temple': temple, 'weave': weave}
